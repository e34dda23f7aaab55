import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { FEED } from "./start-publishing.ts";
import { startWithStaff } from "./start-with-staff.ts";

const { database, people } = await startWithStaff();
const { ada, olivia } = people;
const SWITCHES = {
  ...{ signUps: "open", creating: true, enginesOff: [], feed: false, awards: true, gifts: true },
  ...{ readOnly: false, sentence: "We move to another house until noon." },
};

test("nothing is published to the feed while its owner has switched it off", async () => {
  const { id: uid } = (await ada("GET", "/api/me")).body;
  await insertCreation(database, { id: "work", user_id: uid, in_feed: false });
  const wish = { workId: "work", targets: [FEED] };
  const order = () => ada("POST", "/api/posts", wish, newId());
  const [{ id }] = (await order()).body.publications;
  await ada("POST", `/api/publications/${id}/cancel`);
  await olivia("PUT", "/api/admin/switches", SWITCHES);
  const again = await ada("POST", `/api/publications/${id}/again`, undefined, newId());
  expect([(await order()).body.code, again.body.code]).toEqual(["FEED_OFF", "FEED_OFF"]);
  const asked = { workId: "work", targets: [{ connectionId: "kinora" }] };
  const { body } = await ada("POST", "/api/posts/preview", asked);
  expect(body.targets[0].problem.code).toBe("publication.feed_off");
  await olivia("PUT", "/api/admin/switches", { ...SWITCHES, feed: true });
  await sql`insert into creation_event (creation_id, actor_id, role, action, before, after, at)
    select 'work', ${uid}, 'user', 'rename', '{}', '{}', '2999-01-01' from generate_series(1, 2000)`.execute(
    database,
  );
  expect((await order()).body.code).toBe("CHANGE_LIMIT");
});
