/** A decoded form: text, list, or fields by name. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const INDEX = /^\d*$/;

/**
 * Decodes Stripe's form encoding, where `items[0][price]=p` is `{items: [{price: "p"}]}` and
 * `expand[]=e` appends. Keys that are no such path keep their name.
 */
export function decodeForm(text: string): { [name: string]: FormValue } {
  const form: { [name: string]: FormValue } = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const [, first, rest = ""] = KEY.exec(key) ?? [undefined, key];
    put(
      form,
      [first ?? key, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, name = ""]) => name)],
      value,
    );
  }
  return asLists(form) as { [name: string]: FormValue };
}

/** Returns a form's pairs in a fixed order: two forms with the same parameters give the same text. */
export const sortedForm = (text: string): string =>
  [...new URLSearchParams(text)]
    .map(([key, value]) => JSON.stringify([key, value]))
    .sort()
    .join();

function put(form: { [name: string]: FormValue }, path: readonly string[], value: string): void {
  const [name = "", ...rest] = path;
  const key = name === "" ? `${Object.keys(form).length}` : name;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = form[key];
  const fields =
    typeof inner === "object" && !Array.isArray(inner)
      ? inner
      : (Object.create(null) as typeof form);
  form[key] = fields;
  put(fields, rest, value);
}

/** Fields that are all numbered are a list, except below `metadata`, whose names are free. */
function asLists(value: FormValue, name = ""): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, asLists(inner, key)] as const);
  const numbered = name !== "" && name !== "metadata" && fields.every(([key]) => INDEX.test(key));
  return numbered ? fields.map(([, inner]) => inner) : Object.fromEntries(fields);
}
