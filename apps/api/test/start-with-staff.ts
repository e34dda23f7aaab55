import { startTestServer } from "./test-server.ts";

/**
 * Starts a server with two members, a moderator, an owner, and Chiyo, by default a member, as an
 * admin.
 */
export async function startWithStaff() {
  const server = await startTestServer();
  const { as, database } = server;
  const people = {
    ...{ ada: as("ada"), bruno: as("bruno"), mira: as("mira"), olivia: as("olivia") },
    chiyo: as("chiyo"),
  };
  for (const person of Object.values(people)) await person("GET", "/api/me");
  const setRole = (id: string, role: string) =>
    database.updateTable("app_user").set({ role }).where("id", "=", id).execute();
  /** Resets the state: nobody is disabled or has a strike. */
  const beginAnew = async () => {
    await database.deleteFrom("suspension").execute();
    await database.deleteFrom("strike").execute();
    await database.updateTable("app_user").set({ disabled_at: null }).execute();
    await setRole("usr_chiyo", "admin");
    await setRole("usr_mira", "moderator");
    await setRole("usr_olivia", "owner");
  };
  await beginAnew();
  return { ...server, people, setRole, beginAnew };
}
