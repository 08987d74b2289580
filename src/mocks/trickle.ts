import { delay } from 'msw';

/** Number of pieces in which a body is sent. */
const PIECES = 10;

/** The same answer with its body sent piece by piece over `durationMs`. */
export async function trickled(response: Response, durationMs: number): Promise<Response> {
  if (response.body === null) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const size = Math.max(Math.ceil(bytes.length / PIECES), 1);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await delay(durationMs / PIECES);
        controller.enqueue(bytes.slice(sent, sent + size));
        sent += size;
        if (sent >= bytes.length) controller.close();
      },
    },
    // No piece is prepared before the client reads.
    { highWaterMark: 0 },
  );
  const { status, headers } = response;
  return new Response(body, { status, headers });
}
