/** The part of a query's result that the home page needs: no data after `isFetched` means a failure. */
export interface Read<Data> {
  data: Data | undefined;
  isFetched: boolean;
}
