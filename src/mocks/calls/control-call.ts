import { type Method, openCall, type SandboxCall } from '../call';
import { done, json } from '../reply';

/** A control call, which works without headers and without a body: `curl -X POST` is enough. */
export const control: typeof openCall = (definition) =>
  openCall({ jsonContentType: false, ...definition });

/** A control that answers what `value` returns. */
export function tells(path: string, value: () => unknown): SandboxCall {
  return control({ method: 'GET', path, handle: () => json(value()) });
}

/** A control that needs no body; it is given the parameters of the path. */
export function does(
  method: Method,
  path: string,
  work: (params: Record<string, string>) => void,
): SandboxCall {
  return control({
    method,
    path,
    handle({ params }) {
      work(params);
      return done;
    },
  });
}
