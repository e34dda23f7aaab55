type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = "input[type=text], input[type=search], input:not([type]), textarea";
const BUTTONS = "button";

const labelOf = (element: Element) =>
  element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";

/** The element in `root` that stands where `element` stood in the server's page: by its label, and which of these. */
function finder<Kind extends Element>(root: Element, kind: string) {
  const all = () => [...root.querySelectorAll<Kind>(kind)];
  const before = all();
  return {
    before,
    successorOf(element: Kind): Kind | undefined {
      const same = (other: Kind) => labelOf(other) === labelOf(element);
      return all().filter(same)[before.filter(same).indexOf(element)];
    },
  };
}

/**
 * Keeps what somebody does with the page that the server drew until the app takes it over: the words written
 * into its fields, the field that has the focus, and the last press of a button.
 *
 * @returns hands these over to what stands in the place of the server's page then; does nothing a second time
 */
export function holdEarlyInput(root: Element): () => void {
  const fields = finder<Field>(root, FIELDS);
  const buttons = finder<HTMLButtonElement>(root, BUTTONS);
  const first = document.activeElement;
  let focused = fields.before.find((field) => field === first);
  let pressed: HTMLButtonElement | undefined;
  const held = new AbortController();
  const listen = { capture: true, signal: held.signal };
  const among = <Kind extends Element>(list: readonly Kind[], { target }: Event) =>
    list.find((element) => target instanceof Node && element.contains(target));
  root.addEventListener("focusin", (event) => (focused = among(fields.before, event)), listen);
  root.addEventListener("click", (event) => (pressed = among(buttons.before, event)), listen);
  return () => {
    if (held.signal.aborted) return;
    held.abort();
    for (const field of fields.before) {
      const next = fields.successorOf(field);
      if (!next) continue;
      if (field.value !== field.defaultValue) write(next, field.value);
      if (field !== focused) continue;
      // After React has drawn the words it just heard.
      queueMicrotask(() => {
        next.focus({ preventScroll: true });
        next.setSelectionRange(field.selectionStart, field.selectionEnd);
      });
    }
    if (pressed) buttons.successorOf(pressed)?.click();
  };
}

/** As if it had been typed: React hears the change. */
function write(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
