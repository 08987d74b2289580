/** A read of the home page that has come, has failed or is on its way. */
export interface Read<Data> {
  data: Data | undefined;
  isFetched: boolean;
}
