import { request } from './http';

/** GET /pingauth: throws an `HttpError` 401 when the session has ended (spec §8). */
export function pingAuth(signal?: AbortSignal) {
  return request({ path: '/pingauth', signal });
}
