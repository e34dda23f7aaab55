import { randomUUID } from "node:crypto";
import { eventually } from "@kinora/local-postgres/eventually";
import { z } from "zod";

/** Maximum milliseconds to make one thing on a busy machine. */
const PATIENCE = 15 * 60_000;

/** A user of the part of the HTTP API that all versions share. */
export interface Person {
  readonly handle: string;
  readonly token: string;
  /**
   * @throws when the response is not successful
   */
  ask(method: string, path: string, body?: object): Promise<unknown>;
  /** Polls until `seek` finds something in the response. */
  wait<T>(path: string, seek: (answer: unknown) => T | undefined): Promise<T>;
  /** Uploads a file by tus and returns its id; sends only `until` bytes to leave it unfinished. */
  upload(kind: string, name: string, bytes: Buffer, until?: number): Promise<string>;
}

const named = z.object({ id: z.string() });
export const idOf = (answer: unknown): string => named.parse(answer).id;

export function openPerson(origin: string, handle: string, token: string): Person {
  const send = async (
    method: string,
    path: string,
    headers: object,
    body?: string | Uint8Array<ArrayBuffer>,
  ) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    if (answer.ok) return answer;
    throw new Error(`${handle}: ${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = {
      ...(body ? { "content-type": "application/json" } : {}),
      ...(method === "POST" ? { "idempotency-key": randomUUID() } : {}),
    };
    const text = await (await send(method, path, headers, JSON.stringify(body))).text();
    return text === "" ? null : JSON.parse(text);
  };
  return {
    handle,
    token,
    ask,
    async wait(path, seek) {
      const found = await eventually(PATIENCE, async () => seek(await ask("GET", path)));
      if (found === undefined) throw new Error(`${handle}: ${path} never came to it.`);
      return found;
    },
    async upload(kind, name, bytes, until = bytes.length) {
      const tus = { "tus-resumable": "1.0.0" };
      const base64 = (text: string) => Buffer.from(text).toString("base64");
      const announced = await send("POST", "/api/uploads", {
        ...tus,
        "upload-length": String(bytes.length),
        "upload-metadata": `kind ${base64(kind)},filename ${base64(name)}`,
      });
      const id = announced.headers.get("location")?.split("/").at(-1) ?? "";
      const type = "application/offset+octet-stream";
      const part = { ...tus, "upload-offset": "0", "content-type": type };
      await send("PATCH", `/api/uploads/${id}`, part, Uint8Array.from(bytes.subarray(0, until)));
      return id;
    },
  };
}
