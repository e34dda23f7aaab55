import type {
  PublicationFailureClass,
  PublicationFailureCode,
} from "@kinora/contracts/publication/publication-vocabulary";

export type GraphMeaning = readonly [PublicationFailureClass, PublicationFailureCode];

const each = (codes: readonly number[], meaning: GraphMeaning): [number, GraphMeaning][] =>
  codes.map((code) => [code, meaning]);

/** Meanings of subcodes, which say more than their codes (reference 1.1 and 1.2). */
export const GRAPH_SUBCODES: ReadonlyMap<number, GraphMeaning> = new Map([
  ...each([458, 459, 460, 463, 464, 467, 1404078], ["reauth", "token_refused"]),
  ...each([492], ["reconnect_other", "permission_missing"]),
  ...each([4854002, 1404112], ["reconnect_other", "account_restricted"]),
  ...each([1390008], ["limit", "rate_limited"]),
  ...each([1363030, 1363019], ["retry", "upload_lost"]),
  ...each([1363047, 1609010], ["retry", "platform_error"]),
  ...each([1366046, 2069019, 1363022, 1363023], ["permanent", "media_refused"]),
  ...each([1346003, 1404102], ["permanent", "policy"]),
  ...each([1609008, 2061006], ["permanent", "text_refused"]),
  ...each([1366051], ["permanent", "duplicate"]),
  ...each([33], ["permanent", "not_found"]),
  // Instagram: the same container later, or a new one.
  ...each([2207008, 2207027], ["retry", "not_ready"]),
  ...each([2207003, 2207020, 2207001, 2207032], ["retry", "platform_error"]),
  ...each([2207053, 2207052, 2207082, 2207085], ["retry", "upload_lost"]),
  ...each([2207042], ["limit", "quota_reached"]),
  ...each([2207050], ["reauth", "account_restricted"]),
  ...each([2207006], ["reauth", "permission_missing"]),
  ...each([2207004, 2207005, 2207009, 2207026], ["permanent", "media_refused"]),
  ...each([2207010], ["permanent", "text_refused"]),
  ...each([2207023, 2207028, 2207057, 2207018, 2207081], ["permanent", "settings_refused"]),
  // It may have been published all the same.
  ...each([2207051], ["unknown", "policy"]),
]);

/** Meanings of codes without a known subcode. */
export const GRAPH_CODES: ReadonlyMap<number, GraphMeaning> = new Map([
  ...each([102, 190], ["reauth", "token_refused"]),
  ...each([10, ...range(200, 299)], ["reconnect_other", "permission_missing"]),
  ...each([368], ["reconnect_other", "account_restricted"]),
  ...each([4, 17, 32, 341, 613, ...range(80000, 80014)], ["limit", "rate_limited"]),
  ...each([1, 2], ["retry", "platform_error"]),
  ...each([506], ["permanent", "duplicate"]),
  ...each([100], ["permanent", "settings_refused"]),
]);

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
