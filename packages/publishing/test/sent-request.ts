import type { PlatformRequest } from "../src/http/platform-request.ts";

/** A request as it is compared with the reference: fields instead of encoded text. */
export function sentRequest({ method, url, headers = {}, body }: PlatformRequest): object {
  const { pathname, searchParams } = new URL(url);
  const isForm = headers["content-type"] === "application/x-www-form-urlencoded";
  return {
    call: `${method} ${pathname}`,
    ...(searchParams.size > 0 && { query: Object.fromEntries(searchParams) }),
    ...(isForm && { form: Object.fromEntries(new URLSearchParams(`${body}`)) }),
    ...(headers["content-type"]?.startsWith("application/json") && {
      json: JSON.parse(`${body}`),
    }),
    ...(typeof body === "object" && { bytes: body.size }),
  };
}

/** Requests other than those that only read. */
export const changesAmong = (sent: readonly PlatformRequest[]): object[] =>
  sent.filter(({ method }) => method !== "GET").map(sentRequest);
