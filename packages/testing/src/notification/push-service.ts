import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from "node:crypto";
import { Agent, createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type ConnectionOptions, connect } from "node:tls";
import type { PushMessage } from "@kinora/contracts/notification/push";
import { CERTIFICATE, CERTIFICATE_KEY } from "./push-certificate.ts";

export const HOST = "push.test";

/** Response of the service: a status and headers. */
type Answer = readonly [status: number, headers?: Readonly<Record<string, string>>];

/** Creates a browser with its own keys and an endpoint at the service. */
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

/**
 * Decrypts a message by RFC 8291 and RFC 8188; throws when it was not encrypted for this browser.
 */
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

/** Returns the sender named in the token (RFC 8292); throws when it is not signed by its key. */
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

/** Starts a push service on loopback over TLS that stores what it receives and answers as told. */
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
  return {
    agent,
    port,
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
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

/** Connects every request to this machine, provided that the certificate matches the host name. */
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
