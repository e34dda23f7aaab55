import { type RouteName, routes } from "@kinora/contracts/routes";
import { onTestFinished, vi } from "vitest";
import { z } from "zod";

export interface Call {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The idempotency key. */
  readonly key: string | null;
  /** Words confirmed as meant well. */
  readonly meant: string | null;
}
/** A server's answer; a `Refused` is thrown. */
export type Reply = (call: Call) => unknown;
export type Replies = Partial<Record<RouteName, Reply>>;

/** A refusal as the server words it. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: object;

  constructor(status: number, code: string, details: object = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/**
 * Replaces the API until the test ends. Answers are checked against the shared route table, so that
 * a test cannot assume a server that does not exist.
 *
 * @returns every call, in order
 */
export function fakeServer(replies: Replies): Call[] {
  const calls: Call[] = [];
  const send = async (request: Request): Promise<Response> => {
    const call = await readCall(request);
    calls.push(call);
    const reply = replies[call.name];
    if (!reply) throw new Error(`The test has no answer for ${call.name}`);
    await new Promise((come) => realTimeout(come, ANSWER_MS));
    try {
      const schema = routes[call.name].answer;
      const answer = await reply(call);
      return Response.json(schema instanceof z.ZodType ? schema.parse(answer) : answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { code, status, details } = error;
      return Response.json({ code, message: code, details, requestId: "req_1" }, { status });
    }
  };
  vi.stubGlobal("Request", AbsoluteRequest);
  vi.stubGlobal("fetch", (input: string | Request, init?: RequestInit) =>
    send(input instanceof Request ? input : new AbsoluteRequest(input, init)),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

/**
 * Every answer is delayed, so that code that does not wait for it fails here too, not only on slow
 * machines.
 */
const ANSWER_MS = Number(process.env.ANSWER_MS ?? 10);
/** A timer that fake timers do not stop. */
const realTimeout = globalThis.setTimeout;

const NativeRequest = globalThis.Request;

/** A browser resolves a request against its page; Node requires the absolute URL. */
class AbsoluteRequest extends NativeRequest {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, location.href).href : input, init);
  }
}

async function readCall(request: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url);
  for (const [name, route] of entries()) {
    const pattern = route.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
    const match = new RegExp(`^${pattern}$`).exec(pathname);
    if (!match || route.method !== request.method) continue;
    const text = await request.text();
    return {
      name,
      params: { ...match.groups },
      query: Object.fromEntries(searchParams),
      body: text === "" ? null : JSON.parse(text),
      key: request.headers.get("idempotency-key"),
      meant: request.headers.get("words-confirmed"),
    };
  }
  throw new Error(`The API has no ${request.method} ${pathname}`);
}

function entries(): [RouteName, (typeof routes)[RouteName]][] {
  return Object.keys(routes)
    .filter((name): name is RouteName => name in routes)
    .map((name) => [name, routes[name]]);
}
