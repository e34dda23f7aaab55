import {
  CALLBACK_SENDERS,
  type CallbackSender,
  DELETION_STATUS_PATH,
  PLATFORM_CALLBACK_MAX_BYTES,
  PLATFORM_CALLBACK_PATH,
  PLATFORM_DELETION_PATH,
} from "@kinora/contracts/connection/platform-callback";
import {
  heedDeletion,
  heedLeaving,
  type LeavingPorts,
} from "@kinora/domain/connection/heed-leaving";
import type {
  PlatformNotice,
  PublishingPlatform,
} from "@kinora/domain/publication/publishing-platform";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fastifyPath } from "../http/mount-route.ts";
import { limitOf } from "../http/rate-limits.ts";
import { takeRawBodies } from "../http/raw-bodies.ts";

export interface PlatformCallbackPorts extends LeavingPorts {
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Maximum callbacks read at once. */
const READ_AT_ONCE = 16;

type Told = FastifyRequest<{ Params: { sender: string } }>;

/**
 * Receives what platforms say of people who left. Nothing is looked up for a call that is not
 * genuine; it is told no more than that. A person who wants their data deleted can look up that
 * they were.
 */
export async function mountPlatformCallbacks(
  server: FastifyInstance,
  ports: PlatformCallbackPorts,
): Promise<void> {
  const config = { rateLimit: limitOf("callback") };
  await server.register(async (scope) => {
    // The signature covers the raw bytes.
    takeRawBodies(scope, PLATFORM_CALLBACK_MAX_BYTES);
    let reading = 0;
    scope.addHook("onRequest", async ({ params }, reply) => {
      if (!platformOf(String(Object(params).sender), ports)) return reply.status(404).send();
      if (reading >= READ_AT_ONCE) throw new Refusal("SERVICE_UNAVAILABLE");
      reading += 1;
      reply.raw.once("close", () => {
        reading -= 1;
      });
    });
    scope.post(fastifyPath(PLATFORM_CALLBACK_PATH), { config }, async (request: Told, reply) => {
      const heard = read(request, ports);
      if (!heard) return reply.status(400).send();
      const { kind } = heard.notice;
      if (kind === "left")
        await request.inCommonTurn("guests", () => heedLeaving(ports, heard, ports.now()));
      return reply.status(200).send();
    });
    scope.post(fastifyPath(PLATFORM_DELETION_PATH), { config }, async (request: Told, reply) => {
      const heard = read(request, ports);
      // TikTok's news of others would be taken for a wish to be deleted.
      if (heard?.notice.kind !== "left" || heard.from.platform === "tiktok")
        return reply.status(400).send();
      const confirmation_code = await request.inCommonTurn("guests", () =>
        heedDeletion(ports, heard, ports.now()),
      );
      const path = DELETION_STATUS_PATH.replace("{code}", confirmation_code);
      return { url: new URL(path, ports.publicUrl).href, confirmation_code };
    });
  });
}

function platformOf(
  sender: string,
  { platforms }: PlatformCallbackPorts,
): PublishingPlatform | null {
  if (!Object.hasOwn(CALLBACK_SENDERS, sender)) return null;
  const { platform, flavour } = CALLBACK_SENDERS[sender as CallbackSender];
  return platforms.find((one) => one.platform === platform && one.flavour === flavour) ?? null;
}

/** Null when it is not genuine. */
function read({ params, headers, body }: Told, ports: PlatformCallbackPorts) {
  const from = platformOf(params.sender, ports);
  if (!from || !Buffer.isBuffer(body)) return null;
  const request = body.toString("utf8");
  const single = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  const notice: PlatformNotice | null = from.readCallback({
    ...{ headers: Object.fromEntries(single), body: request },
  });
  return notice && { from, notice, request };
}
