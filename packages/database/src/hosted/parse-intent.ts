import { INTENT_STATES, type Intent, REFUSAL_CLASSES } from "@kinora/domain/hosted/intent";
import type { Selectable } from "kysely";
import { parseKnown } from "../parse-known.ts";
import type { HostedIntentTable } from "../schema.gen.ts";

export function parseIntent(row: Selectable<HostedIntentTable>): Intent {
  return {
    key: row.job_id,
    provider: row.provider,
    endpoint: row.endpoint,
    bodyHash: row.body_hash,
    price: { mills: row.price_mills, version: row.price_version },
    keyOf: row.key_of,
    keyMark: row.key_mark,
    callbackToken: row.callback_token,
    callsBack: row.calls_back,
    state: parseKnown(INTENT_STATES, row.state),
    refusal: row.refusal === null ? null : parseKnown(REFUSAL_CLASSES, row.refusal),
    upstreamId: row.upstream_id,
    files: row.file_urls?.map((url) => ({ url })) ?? null,
    sends: row.sends,
    sendAgainAt: row.send_again_at,
    begunAt: row.begun_at,
    deadline: row.deadline,
  };
}
