import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ResultDelayed, ResultUnusable } from "@kinora/domain/hosted/hosted-ports";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { fetchFile } from "./fetch-file.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-fetch-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, "file");

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const fetchIt = (url: string, trusted: string[] = [], largest = 100) =>
  fetchFile(url, path, new AbortController().signal, { largest, trusted: new Set(trusted) });

test("never fetches from a private address", async () => {
  let asked = 0;
  const origin = await serve((_request, response) => {
    asked += 1;
    response.end("secret");
  });
  const https = origin.replace("http:", "https:");
  for (const url of [origin, https, https.replace("127.0.0.1", "localhost"), "https://[::1]/", "x"])
    await expect(fetchIt(url)).rejects.toThrow(ResultUnusable);
  expect(asked).toBe(0);
});

test("fetches from a trusted server, but refuses its redirects to other origins", async () => {
  const elsewhere = await serve((_request, response) => response.end("secret"));
  const origin = await serve((request, response) => {
    if (request.url === "/away") response.writeHead(302, { location: `${elsewhere}/x` }).end();
    else if (request.url === "/on") response.writeHead(302, { location: "/file" }).end();
    else if (request.url === "/round") response.writeHead(302, { location: "/round" }).end();
    else if (request.url === "/gone") response.writeHead(404).end();
    else if (request.url === "/busy") response.writeHead(503).end();
    else response.end("a picture");
  });
  await fetchIt(`${origin}/on`, [origin]);
  expect(readFileSync(path, "utf8")).toBe("a picture");
  for (const where of ["away", "round", "gone"])
    await expect(fetchIt(`${origin}/${where}`, [origin])).rejects.toThrow(ResultUnusable);
  // This may be temporary.
  await expect(fetchIt(`${origin}/busy`, [origin])).rejects.not.toThrow(ResultUnusable);
  await expect(fetchIt(`${origin}/on`, [origin], 5)).rejects.toThrow(ResultUnusable);
});

test("sends the headers to the file's own origin, but to no other origin it redirects to", async () => {
  const heard: (string | undefined)[] = [];
  const elsewhere = await serve(({ headers }, response) => {
    heard.push(headers.authorization);
    response.writeHead(404).end();
  });
  const origin = await serve(({ url, headers }, response) => {
    heard.push(headers.authorization);
    if (url === "/on") response.writeHead(302, { location: "/file" }).end();
    else response.writeHead(302, { location: `${elsewhere}/x` }).end();
  });
  const [trusted, headers] = [new Set([elsewhere]), { authorization: "Bearer t" }];
  const { signal } = new AbortController();
  const rules = { largest: 100, trusted: new Set([origin]), headers };
  await expect(fetchFile(`${origin}/on`, path, signal, rules)).rejects.toThrow("leads away");
  expect(heard).toEqual(["Bearer t", "Bearer t"]);
  await expect(
    fetchFile(`${elsewhere}/x`, path, signal, { largest: 100, trusted }),
  ).rejects.toThrow();
  expect(heard.at(-1)).toBeUndefined();
});

test("writes a file that is inline in the answer, within the same size limit", async () => {
  await fetchIt(`data:;base64,${Buffer.from("a picture").toString("base64")}`);
  expect(readFileSync(path, "utf8")).toBe("a picture");
  for (const url of ["data:;base64,", "data:text/plain,a", `data:;base64,${"A".repeat(200)}`])
    await expect(fetchIt(url)).rejects.toThrow(ResultUnusable);
});

test("treats connection errors as temporary and hides their codes", async () => {
  const origin = await serve((request, response) => {
    if (request.url === "/half") {
      response.writeHead(200, { "content-length": "50" });
      response.write("half a picture", () => request.socket.destroy());
    } else if (request.url === "/reset") request.socket.destroy();
    else response.writeHead(503).end();
  });
  const nobody = "http://127.0.0.1:1";
  for (const url of [`${origin}/half`, `${origin}/reset`, `${origin}/busy`, `${nobody}/file`]) {
    const error = await fetchIt(url, [origin, nobody]).catch((thrown: unknown) => thrown);
    expect(error, url).toBeInstanceOf(ResultDelayed);
    expect(error, url).not.toHaveProperty("code");
  }
});

test("passes on disk errors unchanged", async () => {
  const origin = await serve((_request, response) => response.end("a picture"));
  const rules = { largest: 100, trusted: new Set([origin]) };
  const fetched = fetchFile(
    origin,
    join(folder, "no", "file"),
    new AbortController().signal,
    rules,
  );
  await expect(fetched).rejects.toMatchObject({ code: "ENOENT" });
});
