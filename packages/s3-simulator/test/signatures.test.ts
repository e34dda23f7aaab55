import { request } from "node:http";
import { Readable } from "node:stream";
import { GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { expect, it } from "vitest";
import { openBucket } from "./open-bucket.ts";

const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => "answered",
    (error: Error) => error.name,
  );
const status = async (url: string | URL, options?: RequestInit) =>
  (await fetch(url, options)).status;

it("rejects a wrong secret, a wrong key id and anonymous requests", async () => {
  const { clientOf, endpoint, Bucket } = await openBucket();
  const get = new GetObjectCommand({ Bucket, Key: "fox" });
  expect(await failure(clientOf("wrong").send(get))).toBe("SignatureDoesNotMatch");
  expect(await failure(clientOf("a secret", "OTHER").send(get))).toBe("InvalidAccessKeyId");
  const anonymous = await fetch(`${endpoint}/${Bucket}/fox`);
  expect([anonymous.status, await anonymous.text()]).toEqual([
    403,
    expect.stringContaining("<Code>AccessDenied</Code>"),
  ]);
});

it("detects an altered header, query or body, and an unsigned one", async () => {
  const { client, Bucket, bucket } = await openBucket();
  const put = new PutObjectCommand({
    Bucket,
    Key: "fox",
    Body: "a fox",
    ContentType: "text/plain",
  });
  const spoil = async (
    change: (sent: { headers: Record<string, string>; body: unknown }) => void,
  ) => {
    const one = new PutObjectCommand(put.input);
    // After signing, before sending.
    one.middlewareStack.add(
      (next) => (args) => {
        change(args.request as { headers: Record<string, string>; body: unknown });
        return next(args);
      },
      { step: "finalizeRequest", priority: "low", name: "spoil" },
    );
    return failure(client.send(one));
  };
  expect(await spoil(() => {})).toBe("answered");
  bucket.objects.clear();
  expect(
    await spoil(({ headers }) => Object.assign(headers, { "content-type": "text/html" })),
  ).toBe("SignatureDoesNotMatch");
  const unsigned = { "x-amz-meta-more": "not signed" };
  expect(await spoil(({ headers }) => Object.assign(headers, unsigned))).toBe("AccessDenied");
  expect(await spoil((sent) => Object.assign(sent, { body: "a fax" }))).toMatch(
    /^(XAmzContentSHA256Mismatch|BadDigest)$/,
  );
  expect(bucket.objects.size).toBe(0);
});

it("accepts a signed URL until it expires, and no similar one", async () => {
  let now = new Date();
  const { client, Bucket } = await openBucket(() => now);
  await client.send(new PutObjectCommand({ Bucket, Key: "fox", Body: "a fox" }));
  const get = new GetObjectCommand({ Bucket, Key: "fox", ResponseContentType: "text/plain" });
  const url = await getSignedUrl(client, get, { expiresIn: 60 });
  const opened = await fetch(url);
  expect([opened.headers.get("content-type"), await opened.text()]).toEqual([
    "text/plain",
    "a fox",
  ]);
  expect(await (await fetch(url, { headers: { range: "bytes=2-" } })).text()).toBe("fox");
  expect(await status(url.replace("text%2Fplain", "text%2Fhtml"))).toBe(403);
  expect(await status(url.replace("/fox", "/fix"))).toBe(403);
  expect(await status(url.replace("Expires=60", "Expires=600"))).toBe(403);
  expect(await status(url, { method: "PUT", body: "mine" })).toBe(403);
  now = new Date(now.getTime() + 61_000);
  expect(await status(url)).toBe(403);
});

it("accepts uploads to a signed URL", async () => {
  const { client, Bucket, bucket } = await openBucket();
  const put = new PutObjectCommand({ Bucket, Key: "mine", ContentType: "text/plain" });
  const url = await getSignedUrl(client, put, { expiresIn: 60 });
  const sent = { method: "PUT", body: "a fox", headers: { "content-type": "text/plain" } };
  expect(await status(url, sent)).toBe(200);
  expect(bucket.objects.get("mine")?.bytes.toString()).toBe("a fox");
});

it("rejects an old signature", async () => {
  const { client, Bucket } = await openBucket(() => new Date(Date.now() + 16 * 60_000));
  const get = client.send(new GetObjectCommand({ Bucket, Key: "fox" }));
  expect(await failure(get)).toBe("RequestTimeTooSkewed");
});

it("detects altered and missing chunks of a stream", async () => {
  const { client, Bucket, bucket } = await openBucket();
  const send = async (change: (raw: string) => string) => {
    const Body = (async function* () {
      yield Buffer.from("a fox in the rain");
    })();
    const one = new PutObjectCommand({
      Bucket,
      Key: "fox",
      Body: toStream(Body),
      ContentLength: 17,
    });
    let spoiled = "";
    one.middlewareStack.add(
      () => async (args) => {
        const { hostname, port, path, query, headers, body } = args.request as Sent;
        const parts: Buffer[] = [];
        for await (const part of body) parts.push(Buffer.from(part));
        const search = new URLSearchParams(query).toString();
        spoiled = await answered(
          { hostname, port, path: `${path}?${search}`, headers },
          change(Buffer.concat(parts).toString("latin1")),
        );
        throw new Error("sent");
      },
      { step: "finalizeRequest", priority: "low", name: "spoil" },
    );
    await failure(client.send(one));
    return /<Code>(\w+)/.exec(spoiled)?.[1] ?? "taken";
  };
  expect(await send((raw) => raw)).toBe("taken");
  bucket.objects.clear();
  expect(await send((raw) => raw.replace("fox", "fax"))).toBe("BadDigest");
  expect(await send((raw) => raw.replace(/\r\nx-amz-checksum.*/s, "\r\n\r\n"))).toBe(
    "InvalidRequest",
  );
  expect(await send((raw) => raw.slice(0, 12))).toBe("IncompleteBody");
  expect(bucket.objects.size).toBe(0);
});

interface Sent {
  readonly hostname: string;
  readonly port: number;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly body: AsyncIterable<Uint8Array>;
}

const toStream = (source: AsyncIterable<Uint8Array>) => Readable.from(source);

function answered(to: object, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...to, method: "PUT" }, (response) => {
      let said = "";
      response.setEncoding("utf8").on("data", (part) => {
        said += part;
      });
      response.on("end", () => resolve(said));
    });
    asked.on("error", reject);
    asked.end(Buffer.from(body, "latin1"));
  });
}
