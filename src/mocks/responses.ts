import type { Rejection, Reply } from './reply';

/** A reply as a well-behaved server writes it. */
export function replyResponse(reply: Reply): Response {
  switch (reply.kind) {
    case 'json':
      return jsonResponse(reply.value);
    case 'text':
      return textResponse(reply.value);
    case 'done':
      return jsonResponse({ message: 'ok' });
  }
}

/** A refusal with the message in the usual place. */
export function errorResponse({ status, message }: Rejection): Response {
  return jsonResponse({ message }, status);
}

export function jsonResponse(value: unknown, status = 200): Response {
  return typedResponse(JSON.stringify(value), status, 'application/json');
}

export function textResponse(value: string, status = 200, type = 'text/plain'): Response {
  return typedResponse(value, status, `${type}; charset=utf-8`);
}

/** A body with exactly this content type. */
export function typedResponse(body: string, status: number, type: string): Response {
  return new Response(body, { status, headers: { 'Content-Type': type } });
}
