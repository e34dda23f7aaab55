import { fork } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { postgresAccessTokens } from "@kinora/database/account/postgres-access-tokens";
import { openDatabase } from "@kinora/database/client";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { migrate } from "@kinora/database/migrate";
import { issueAccessToken } from "@kinora/identity/access/personal-access-token";
import { freePort } from "@kinora/local-postgres/free-port";
import { startEmbeddedPostgres } from "@kinora/local-postgres/start-embedded-postgres";
import { A_FILM } from "@kinora/testing/gem/ledger-sentences";
import { sql } from "kysely";
import { v7 as newId } from "uuid";

const PEOPLE = 300;
const FEED_ITEMS = 5_000;
const GEMS = 1_000_000;
const RECIPE: Recipe = {
  type: "text-to-image",
  model: "animated-diffusion",
  generationModel: null,
  prompt: "a fox in the snow",
  negative_prompt: "",
  aspectRatio: "16:9",
  width: 1280,
  height: 720,
  duration: null,
  fps: null,
  style: "photorealistic",
  effect: null,
  seed: 1,
  settings: {},
  theme: "informative",
  tone: "basic",
  caption: "bottom",
  engine: "studio",
  engineVersion: "1",
  priceVersion: 1,
};

/**
 * Starts a real api process on a real Postgres with users, gems and a feed; no worker, no rate
 * limits.
 */
export async function prepareServer(directory: string) {
  const postgres = await startEmbeddedPostgres({ dataDirectory: directory });
  await migrate(postgres.url);
  const tokens = await fill(postgres.url);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const web = join(directory, "web");
  mkdirSync(web);
  writeFileSync(join(web, "index.html"), "<!doctype html>");
  const api = fork(new URL("../../apps/api/src/main.ts", import.meta.url), {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      DATA_DIR: directory,
      PORT: `${port}`,
      PUBLIC_URL: origin,
      WEB_DIR: web,
      SESSION_SECRET: "s".repeat(43),
      MEDIA_SECRET: "m".repeat(43),
      LOCAL_IDENTITY_URL: "http://127.0.0.1:1",
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
    },
    stdio: "inherit",
  });
  while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok) await pause(50);
  return {
    origin,
    tokens,
    pid: api.pid ?? 0,
    stop: async () => {
      api.kill("SIGTERM");
      await new Promise((resolve) => api.once("exit", resolve));
      await postgres.stop(5_000);
    },
  };
}

async function fill(url: string): Promise<string[]> {
  const { database, close } = openDatabase({ url, role: "patient" });
  const now = new Date();
  const ids = Array.from({ length: PEOPLE }, () => newId());
  await sql`
    insert into app_user (id, handle, display_name, tier, signup_awarded_at)
    select id, 'bench_' || row_number() over (), 'Bench', 'pro', now()
    from unnest(${ids}::text[]) as person (id)`.execute(database);
  const ledger = postgresGemLedger(database);
  const accessTokens = postgresAccessTokens(database);
  const tokens: string[] = [];
  for (const userId of ids) {
    const lot = {
      userId,
      gems: GEMS,
      kind: "correction",
      purpose: { source: "correction", subject: null },
    } as const;
    await ledger.credit({ ...lot, expiresAt: null, key: "bench", description: A_FILM, now });
    const expiresAt = new Date(now.getTime() + 86_400_000);
    const scopes = ["read", "create"] as const;
    const made = await issueAccessToken(
      { accessTokens, newId },
      { userId, name: "bench", scopes, now, expiresAt },
    );
    tokens.push(made.token);
  }
  await sql`
    insert into creation (id, user_id, kind, type, prompt, model, style, aspect_ratio, width, height,
      recipe, price_version, in_feed, published_at, created_at, finished_at)
    select uuidv7()::text, (${ids}::text[])[1 + n % ${PEOPLE}::int], 'image', 'text-to-image',
      'a fox in the snow, number ' || n, 'animated-diffusion', 'photorealistic', '16:9', 1280, 720,
      ${JSON.stringify(RECIPE)}::jsonb, 1, true, now() - n * interval '1 minute', now(), now()
    from generate_series(1, ${FEED_ITEMS}::int) as n`.execute(database);
  await sql`analyze`.execute(database);
  await close();
  return tokens;
}
