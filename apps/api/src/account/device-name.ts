import Bowser from "bowser";

/** "Chrome 147, Linux": what a browser calls itself, shortened; "" for what is not known. */
export function deviceName(userAgent: string): string {
  if (userAgent.trim() === "") return "";
  const { browser, os } = Bowser.parse(userAgent);
  const version = browser.version?.split(".")[0];
  const named = [browser.name, version].filter(Boolean).join(" ");
  return [named, os.name].filter(Boolean).join(", ");
}
