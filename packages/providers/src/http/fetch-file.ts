import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ResultDelayed, ResultUnusable } from "@kinora/domain/hosted/hosted-ports";
import { readDataUrl } from "./data-url.ts";
import { isPrivateAddress } from "./is-private-address.ts";
import { AddressRefused, publicLookup } from "./public-lookup.ts";

const MOST_REDIRECTS = 3;
/** Timeout in milliseconds for fetching a file. */
const PATIENCE = 300_000;
/** The file is gone or not accessible, so a retry is pointless. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404, 410]);

export interface FetchRules {
  /** Maximum size in bytes. */
  readonly largest: number;
  /** Sent to the URL's own origin, but to no other origin it redirects to. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Origins (scheme, host and port) that the operator configured for a self-hosted service: they
   * may be private and unencrypted, but may not redirect to another origin.
   */
  readonly trusted: ReadonlySet<string>;
}

/**
 * Fetches a file that a service made. A host name is resolved once, for the connection itself, and
 * private addresses are refused, also in every redirect. The file is untrusted; its declared type
 * is ignored.
 *
 * @throws ResultUnusable when a retry is pointless, ResultDelayed when one may succeed; disk errors
 * are passed on unchanged
 */
export async function fetchFile(
  url: string,
  path: string,
  signal: AbortSignal,
  { largest, trusted, headers }: FetchRules,
): Promise<void> {
  if (url.startsWith(WITHIN)) return writeContent(url, path, largest);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  try {
    const incoming = await follow(readUrl(url), { trusted, headers }, limited);
    await pipeline(incoming, atMost(largest), createWriteStream(path), { signal: limited });
    if (!incoming.complete) throw new Error("The file broke off");
  } catch (error) {
    signal.throwIfAborted();
    throw whyNotFetched(error);
  }
}

/** Error codes of opening and writing a file, never of a connection. */
const OF_DISK = /^(ENOSPC|EDQUOT|EIO|EROFS|EACCES|EPERM|ENOENT|EMFILE|ENFILE)$/;

/**
 * Drops the code of a connection error, which callers would mistake for an unavailable database.
 */
function whyNotFetched(error: unknown): unknown {
  if (error instanceof ResultUnusable) return error;
  if (error instanceof AddressRefused) return new ResultUnusable(error.message, { cause: error });
  if (error instanceof Error && "code" in error && OF_DISK.test(String(error.code))) return error;
  return new ResultDelayed("The file is not given out just now", { cause: error });
}

/** Prefix of a file that is inline in the answer. */
const WITHIN = "data:";

async function writeContent(url: string, path: string, largest: number): Promise<void> {
  const inline = readDataUrl(url);
  const bytes = inline && Buffer.from(inline.content, "base64");
  if (!bytes?.length) throw new ResultUnusable("The file is empty, or nobody can read it");
  if (bytes.length > largest) throw new ResultUnusable("The file is too large");
  await writeFile(path, bytes);
}

function readUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url) throw new ResultUnusable("The file has no address");
  return url;
}

async function follow(
  first: URL,
  { trusted, headers: own = {} }: Omit<FetchRules, "largest">,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const ownFor = ({ origin }: URL) => (origin === first.origin ? own : {});
  let url = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const incoming = await open(
      url,
      { isTrusted: trusted.has(url.origin), headers: ownFor(url) },
      signal,
    );
    const { statusCode: status = 0, headers } = incoming;
    if (status === 200) return incoming;
    incoming.destroy();
    if (GONE.has(status)) throw new ResultUnusable(`The file is gone: ${status}`);
    if (status < 300 || status >= 400 || !headers.location)
      throw new Error(`The file is not given out: ${status}`);
    const next = readUrl(headers.location, url);
    if (trusted.has(url.origin) && next.origin !== url.origin)
      throw new ResultUnusable("A server of one's own leads away from itself");
    url = next;
  }
  throw new ResultUnusable("The file leads from address to address");
}

function open(
  url: URL,
  {
    isTrusted,
    headers,
  }: { readonly isTrusted: boolean; readonly headers: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (!isTrusted) refusePrivate(url);
  const secure = url.protocol === "https:";
  const lookup: { lookup?: LookupFunction } = isTrusted ? {} : { lookup: publicLookup };
  return new Promise((resolve, reject) => {
    const get = secure ? getHttps : getHttp;
    get(url, { agent: false, signal, headers, ...lookup }, resolve).on("error", reject);
  });
}

/**
 * Host names are checked when they are resolved; a literal address is not resolved, so it is
 * checked here.
 */
function refusePrivate({ protocol, hostname }: URL): void {
  if (protocol !== "https:") throw new AddressRefused("The file is not at an https address");
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address) !== 0 && isPrivateAddress(address))
    throw new AddressRefused("The file is at an address of a private network");
}

function atMost(largest: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > largest) done(new ResultUnusable("The file is too large"));
      else done(null, chunk);
    },
  });
}
