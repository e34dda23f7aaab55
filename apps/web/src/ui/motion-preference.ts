/** True when the system or the person's own setting asks for less motion. */
export function prefersLessMotion(): boolean {
  return (
    document.documentElement.dataset.reducedMotion !== undefined ||
    matches("(prefers-reduced-motion: reduce)")
  );
}

/** True when the browser asks for less data. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  const asked =
    typeof connection === "object" &&
    connection !== null &&
    Reflect.get(connection, "saveData") === true;
  return asked || matches("(prefers-reduced-data: reduce)");
}

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}
