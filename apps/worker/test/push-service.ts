import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from "node:crypto";
import { Agent, createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type ConnectionOptions, connect } from "node:tls";
import type { PushMessage } from "@kinora/contracts/notification/push";
import { onTestFinished } from "vitest";
import { CERTIFICATE, CERTIFICATE_KEY } from "./push-certificate.ts";

export const HOST = "push.test";

/** What a service answers: a status, and headers. */
type Answer = readonly [status: number, headers?: Readonly<Record<string, string>>];

/** A browser: keys of its own, and an address at the service. */
export function newBrowser(name: string) {
  const curve = createECDH("prime256v1");
  const p256dh = curve.generateKeys("base64url");
  const secret = randomBytes(16);
  const keys = { p256dh, auth: secret.toString("base64url") };
  return {
    endpoint: `https://${HOST}/${name}`,
    keys,
    open: (body: Buffer) => unseal(body, curve, secret),
  };
}
export type PushedBrowser = ReturnType<typeof newBrowser>;

/** RFC 8291 over RFC 8188, by their letter; throws on what was not sealed for this browser. */
function unseal(body: Buffer, curve: ReturnType<typeof createECDH>, secret: Buffer): PushMessage {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const derive = (key: Buffer, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync("sha256", key, by, info, length));
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), curve.getPublicKey(), sender]);
  const key = derive(curve.computeSecret(sender), secret, about, 32);
  const cipher = createDecipheriv(
    "aes-128-gcm",
    derive(key, salt, "Content-Encoding: aes128gcm\0", 16),
    derive(key, salt, "Content-Encoding: nonce\0", 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const open = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString());
}

/** Who sends, as the token says (RFC 8292); throws on one that is not signed by its key. */
function senderOf(authorization: string): { aud: string; sub: string; key: string } {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const der = Buffer.concat([
    Buffer.from("3059301306072a8648ce3d020106082a8648ce3d030107034200", "hex"),
    point,
  ]);
  const signed = createVerify("sha256").update(`${head}.${claims}`);
  const by = { key: der, format: "der", type: "spki", dsaEncoding: "ieee-p1363" } as const;
  if (!signed.verify(by, Buffer.from(signature, "base64url"))) throw new Error("a forged token");
  return { ...JSON.parse(Buffer.from(claims, "base64url").toString()), key };
}

/** A push service on loopback, over TLS: it keeps what it is handed and answers as it is told. */
export async function startPushService() {
  const received: { path: string; body: Buffer; headers: Readonly<Record<string, unknown>> }[] = [];
  const senders: ReturnType<typeof senderOf>[] = [];
  let next: Answer[] = [];
  const server = createServer(
    { cert: CERTIFICATE, key: CERTIFICATE_KEY },
    async (asked, answer) => {
      const body = await buffer(asked);
      const [status, headers = {}] = next.shift() ?? [201];
      senders.push(senderOf(asked.headers.authorization ?? ""));
      received.push({ path: asked.url ?? "", body, headers: asked.headers });
      answer.writeHead(status, headers).end();
    },
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new LoopbackAgent(port);
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return {
    agent,
    received,
    senders,
    answers: (...answers: Answer[]) => {
      next = answers;
    },
    readBy: (browser: PushedBrowser) =>
      received
        .filter(({ path }) => browser.endpoint.endsWith(path))
        .map(({ body }) => browser.open(body)),
  };
}

/** Connects to this machine whatever it is asked for, as long as the certificate is that of the name. */
class LoopbackAgent extends Agent {
  readonly #port: number;

  constructor(port: number) {
    super();
    this.#port = port;
  }

  override createConnection(options: ConnectionOptions) {
    return connect({ ...options, host: "127.0.0.1", port: this.#port, ca: CERTIFICATE });
  }
}
