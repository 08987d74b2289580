import { openCall } from '../call';

/** A control call: `curl -X POST` without a body and without headers is enough for one. */
export const control: typeof openCall = (definition) =>
  openCall({ jsonContentType: false, ...definition });
