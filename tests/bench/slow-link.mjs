import { connect, createServer } from 'node:net';

/*
 * A slow line on loopback. The browser's own emulation lets connections and preflights cost nothing,
 * and those are what a first visit is made of.
 */

/** Bytes of a packet, and how many packets a new connection may have on the way (RFC 6928). */
const PACKET = 1_448;
const FIRST_WINDOW = 10 * PACKET;
/** Round trips before a connection can be used: TCP, then TLS 1.3. */
const SET_UP = 2;

/**
 * A line to the ports of this machine that are opened through it, which share what it carries.
 *
 * @param {{ roundTripMs: number, down: number, up: number }} line `down` and `up` in bytes a second
 */
export function slowLink({ roundTripMs, down, up }) {
  const toBrowser = direction(down / 1_000, roundTripMs);
  const toServer = direction(up / 1_000, roundTripMs);
  const entrances = [];

  return {
    /** Another port that leads to this one over the line. */
    open: (port) =>
      new Promise((resolve, reject) => {
        const entrance = createServer({ noDelay: true }, (browser) => {
          const server = connect({ port, host: 'localhost', noDelay: true });
          toServer(browser, server, performance.now() + SET_UP * roundTripMs);
          toBrowser(server, browser, 0);
        });
        entrances.push(entrance);
        entrance.once('error', reject);
        entrance.listen(0, '127.0.0.1', () => resolve(entrance.address().port));
      }),
    close: () => {
      for (const entrance of entrances) entrance.close();
    },
  };
}

/** One way of the line: a packet at a time, the connections in turn, each as far as its window goes. */
function direction(bytesPerMs, roundTripMs) {
  let flows = [];
  let isFreeAt = 0;
  let timer;

  function pump() {
    clearTimeout(timer);
    const now = performance.now();
    const waiting = flows.filter(
      ({ packets, inFlight, window }) => packets[0] && inFlight < window,
    );
    const flow = waiting.find(({ packets }) => packets[0].readyAt <= now);
    if (flow && isFreeAt <= now) {
      flows = [...flows.filter((other) => other !== flow), flow];
      send(flow, now);
      pump();
      return;
    }
    const next = flow ? isFreeAt : Math.min(...waiting.map(({ packets }) => packets[0].readyAt));
    if (next < Infinity) timer = setTimeout(pump, next - now);
  }

  function send(flow, now) {
    const { bytes } = flow.packets.shift();
    isFreeAt = now + bytes.length / bytesPerMs;
    flow.inFlight += bytes.length;
    flow.arriving.push({ bytes, at: isFreeAt + roundTripMs / 2 });
    setTimeout(() => arrive(flow), isFreeAt + roundTripMs / 2 - now);
    setTimeout(
      () => {
        flow.inFlight -= bytes.length;
        flow.window += bytes.length;
        pump();
      },
      isFreeAt + roundTripMs - now,
    );
  }

  /** In the order in which they were sent, whichever timer is first. */
  function arrive(flow) {
    const now = performance.now() + 1;
    while (flow.arriving[0]?.at <= now) {
      const { bytes } = flow.arriving.shift();
      if (!flow.to.destroyed) flow.to.write(bytes);
    }
    if (flow.arriving.length > 0) setTimeout(() => arrive(flow), flow.arriving[0].at - now);
    else if (flow.hasEnded && flow.packets.length === 0) flow.to.end();
  }

  return (from, to, usableAt) => {
    const flow = { to, packets: [], arriving: [], inFlight: 0, window: FIRST_WINDOW };
    flows.push(flow);
    from.on('data', (data) => {
      const readyAt = Math.max(performance.now(), usableAt);
      for (let start = 0; start < data.length; start += PACKET) {
        flow.packets.push({ bytes: data.subarray(start, start + PACKET), readyAt });
      }
      pump();
    });
    from.once('close', () => {
      flow.hasEnded = true;
      arrive(flow);
      flows = flows.filter((other) => other !== flow || other.packets.length > 0);
    });
    from.on('error', () => to.destroy());
  };
}
