import { errorCode, errorMessage } from "./error-code.ts";

/** Explains in one sentence why connecting to the database failed; never shows the password. */
export function explainDatabaseError(error: unknown, url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    return "DATABASE_URL is not an address like postgres://user:password@host:5432/name.";
  }
  const { host, pathname } = new URL(url);
  switch (errorCode(error)) {
    case "28P01":
    case "28000":
      return `The database at ${host} refuses the user or password of DATABASE_URL.`;
    case "3D000":
      return `The database at ${host} has no database named ${pathname.slice(1)}: create it, or mend DATABASE_URL.`;
    default:
      return `The database at ${host} cannot be reached (${errorCode(error) || errorMessage(error)}): check DATABASE_URL.`;
  }
}
