/** State of a read on the home page: arrived, failed or pending. */
export interface Read<Data> {
  data: Data | undefined;
  isFetched: boolean;
}
