import { expect, test } from "vitest";
import { type SseMessage, sseParser } from "./sse-parser.ts";

function read(...pieces: readonly string[]): SseMessage[] {
  const messages: SseMessage[] = [];
  const feed = sseParser((message) => messages.push(message));
  for (const piece of pieces) feed(piece);
  return messages;
}

test("a message is told once its empty line arrived", () => {
  expect(read("event: balance\ndata: {}\n")).toEqual([]);
  expect(read("event: balance\ndata: {}\n\n")).toEqual([
    { event: "balance", data: "{}", id: null },
  ]);
});

test("pieces may be cut anywhere, also inside a CRLF", () => {
  const text = 'event: progress\r\ndata: {"a":1}\r\n\r\ndata: b\r\n\r\n';
  for (let cut = 1; cut < text.length; cut += 1) {
    expect(read(text.slice(0, cut), text.slice(cut)).map(({ data }) => data)).toEqual([
      '{"a":1}',
      "b",
    ]);
  }
});

test("comments and the retry field say nothing, several data lines become one", () => {
  expect(read("retry: 2000\n\n: alive\n\ndata: a\ndata:b\nid: 7\n\n")).toEqual([
    { event: "message", data: "a\nb", id: "7" },
  ]);
});
