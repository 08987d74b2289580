import { delay } from 'msw';

/** Number of pieces that a body comes in. */
const PIECES = 10;

/** The same answer, whose body comes piece by piece over so many milliseconds. */
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
    // Nothing is prepared before somebody reads.
    { highWaterMark: 0 },
  );
  const { status, headers } = response;
  return new Response(body, { status, headers });
}
