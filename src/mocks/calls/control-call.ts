import { openCall } from '../call';

/** A control call, which works without headers and without a body: `curl -X POST` is enough. */
export const control: typeof openCall = (definition) =>
  openCall({ jsonContentType: false, ...definition });
