import type { Route } from "@kinora/contracts/http/route";
import { routes } from "@kinora/contracts/routes";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as } = await startTestServer();
/** She may read every list. */
const olivia = as("olivia");

/** All lists: every route that takes a cursor. The feed has three, one per kind. */
const lists = Object.values<Route>(routes)
  .filter(({ query }) => query !== undefined && "cursor" in query.shape)
  .flatMap(({ path }) =>
    path === "/api/feed"
      ? ["trending", "recent", "search"].map((kind) => `${path}?kind=${kind}&q=fox&`)
      : `${path}?`,
  );

const MALFORMED = [
  ...[
    "",
    " ",
    "2026",
    "line~",
    "line~0",
    "line~-1",
    "0",
    "-1",
    "1e3",
    "null",
    "NaN",
    "true",
    "~",
    "~~",
    "~abc",
    "1~",
    "entry~",
  ],
  ...[
    "entry~0",
    "entry~-1",
    "entry~9999999999",
    "entry~x",
    "1~a~b~c",
    "-1~abc",
    "1.5~abc",
    "١~abc",
  ],
  ...["99999999999999999~abc", "8640000000000001~abc", `1~${"a".repeat(65)}`, "1~ä", "1~\u0000"],
  ...["-2~1~abc", "x".repeat(401), "' or 1=1 --", "2026-11-22"],
  ...["[object Object]", "%", "1~a\n", "\u202e"],
];

it("covers all lists", () => {
  expect(lists.length).toBeGreaterThanOrEqual(8);
});

it.each(lists)("GET %s rejects every cursor that is not its own", async (list) => {
  for (const cursor of MALFORMED) {
    const asked = `${list}cursor=${encodeURIComponent(cursor)}`;
    const { status, body } = await olivia("GET", asked);
    expect([status, body.code], `cursor ${JSON.stringify(cursor)}`).toEqual([422, "INVALID_INPUT"]);
  }
  for (const twice of ["cursor=1~a&cursor=2~a", "cursor[]=1~a"]) {
    expect((await olivia("GET", `${list}${twice}`)).status).toBeLessThan(500);
  }
});
