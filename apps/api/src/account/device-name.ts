import Bowser from "bowser";

/** Returns a short browser name such as "Chrome 147, Linux"; "" when the user agent is unknown. */
export function deviceName(userAgent: string): string {
  if (userAgent.trim() === "") return "";
  const { browser, os } = Bowser.parse(userAgent);
  const version = browser.version?.split(".")[0];
  const named = [browser.name, version].filter(Boolean).join(" ");
  return [named, os.name].filter(Boolean).join(", ");
}
