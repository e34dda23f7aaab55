import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Whether the client dies before its statement is heard, or when it is done but not answered. */
export type Blow = "before" | "after";

const [QUERY, PARSE, READY] = ["Q", "P", "Z"].map((letter) => letter.charCodeAt(0));
const IN_TRANSACTION = "T".charCodeAt(0);
/** Bytes of ReadyForQuery, which ends every answer: its letter, its length and the state. */
const READY_BYTES = 6;

/**
 * Opens a relay to Postgres that kills its client at a statement, by the messages of the protocol:
 * https://www.postgresql.org/docs/current/protocol-message-formats.html.
 *
 * @param judge returns the blow that falls at a statement; null for none. It is also given the earlier
 * statements of the transaction
 */
export async function openDeadlyRelay(
  to: URL,
  judge: (text: string, earlier: readonly string[]) => Blow | null,
  strike: () => void,
) {
  const ports = new Set<number>();
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(to.port), to.hostname, () => ports.add(far.localPort ?? 0));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    relayOne(near, far, judge, strike);
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const url = new URL(to);
  url.hostname = "127.0.0.1";
  url.port = `${(relay.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** Ports from which its connections reached Postgres. */
    ports: () => [...ports],
    close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}

function relayOne(
  near: Socket,
  far: Socket,
  judge: (text: string, earlier: readonly string[]) => Blow | null,
  strike: () => void,
): void {
  let earlier: string[] = [];
  let heard: Buffer = Buffer.alloc(0);
  let begun = false;
  let blow: Blow | null = null;
  let end: Buffer = Buffer.alloc(0);
  near.on("data", (chunk) => {
    heard = Buffer.concat([heard, chunk]);
    for (let message = next(); message; message = next()) {
      blow ??= judgeMessage(message);
      if (blow === "before") return strike();
      far.write(message);
    }
  });
  far.on("data", (chunk) => {
    end = Buffer.concat([end, chunk]).subarray(-READY_BYTES);
    if (blow === null) near.write(chunk);
    else if (blow === "after" && end[0] === READY) strike();
  });

  /** Takes a whole message; the first one, which begins a connection, has no letter. */
  function next(): Buffer | null {
    const letter = begun ? 1 : 0;
    if (heard.length < letter + 4) return null;
    const length = letter + heard.readInt32BE(letter);
    if (heard.length < length) return null;
    const message = heard.subarray(0, length);
    heard = heard.subarray(length);
    return message;
  }

  function judgeMessage(message: Buffer): Blow | null {
    if (!begun) {
      begun = true;
      return null;
    }
    const [letter] = message;
    if (letter !== QUERY && letter !== PARSE) return null;
    const words = message.subarray(5).toString().split("\0");
    const text = (letter === QUERY ? words[0] : words[1]) ?? "";
    if (end[5] !== IN_TRANSACTION) earlier = [];
    const fallen = judge(text, earlier);
    earlier.push(text);
    return fallen;
  }
}
