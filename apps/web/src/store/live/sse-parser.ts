export interface SseMessage {
  readonly event: string;
  readonly data: string;
  readonly id: string | null;
}

/**
 * Reads server-sent events out of pieces of text as the network cuts them (WHATWG "event stream
 * interpretation"): lines end in LF, CR or CRLF, a message ends with an empty line.
 */
export function sseParser(onMessage: (message: SseMessage) => void): (piece: string) => void {
  let rest = "";
  let event = "";
  let id: string | null = null;
  let data: string[] = [];

  const take = (line: string) => {
    if (line === "") {
      if (data.length > 0) onMessage({ event: event || "message", data: data.join("\n"), id });
      event = "";
      data = [];
      return;
    }
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value;
    if (field === "data") data.push(value);
    if (field === "id") id = value;
  };

  return (piece) => {
    // A CR at the very end may be the first half of a CRLF: it waits for the next piece.
    const text = rest + piece;
    const whole = text.endsWith("\r") ? text.slice(0, -1) : text;
    const lines = whole.split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? "") + (whole === text ? "" : "\r");
    for (const line of lines) take(line);
  };
}
