import { act } from "@testing-library/react";
import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { holdEarlyInput } from "./early-input.ts";

let open: { readonly root: Root; readonly element: HTMLElement } | null = null;
afterEach(() => {
  act(() => open?.root.unmount());
  open?.element.remove();
  open = null;
});

function Page({ then = () => {} }: { readonly then?: () => void }) {
  const [words, setWords] = useState("");
  const [likes, setLikes] = useState([0, 0]);
  useLayoutEffect(then, [then]);
  const like = (at: number) => setLikes((now) => now.map((n, index) => n + Number(index === at)));
  return (
    <main>
      <textarea
        aria-label="Prompt"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <input type="text" aria-label="Seed" defaultValue="7" />
      <input type="file" aria-label="Photo" />
      {likes.map((count, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <button key={at} type="button" aria-label="Like" onClick={() => like(at)}>
          <b>{count}</b>
        </button>
      ))}
      <output>{`${words}|${likes.join()}`}</output>
    </main>
  );
}

/** Renders while a part of the app is still loading. */
function Handing({ then, children }: { readonly then: () => void; readonly children: ReactNode }) {
  useLayoutEffect(then, [then]);
  return <Suspense fallback={<p>it comes</p>}>{children}</Suspense>;
}

/** Renders the server's page, runs the user's early actions, then hydrates. */
async function takeOver(early: (page: HTMLElement) => void): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement("div"));
  element.innerHTML = renderToString(<Page />);
  const handOver = holdEarlyInput(element);
  early(element);
  const root = createRoot(element);
  open = { root, element };
  await act(async () => root.render(<Page then={handOver} />));
  return element;
}

const promptOf = (page: HTMLElement) => page.querySelector("textarea") as HTMLTextAreaElement;

test("keeps text typed before hydration in its field, with the cursor position", async () => {
  const page = await takeOver((early) => {
    const field = promptOf(early);
    field.focus();
    field.value = "a fox in the rain";
    field.setSelectionRange(2, 5);
  });
  expect(page.querySelector("output")?.textContent).toBe("a fox in the rain|0,0");
  expect(document.activeElement).toBe(promptOf(page));
  expect([promptOf(page).selectionStart, promptOf(page).selectionEnd]).toEqual([2, 5]);
});

test("delivers text to its field even when a press replaced the form by one that loads later", async () => {
  const { promise: fetched, resolve: fetch } = Promise.withResolvers<void>();
  const element = document.body.appendChild(document.createElement("div"));
  element.innerHTML = renderToString(<Page />);
  const handOver = holdEarlyInput(element);
  promptOf(element).value = "a fox in the rain";
  const Form = lazy(() => fetched.then(() => ({ default: () => <Page /> })));
  const root = createRoot(element);
  open = { root, element };
  await act(async () =>
    root.render(
      <Handing then={handOver}>
        <Form />
      </Handing>,
    ),
  );
  expect(element.textContent).toBe("it comes");
  await act(async () => fetch());
  expect(element.querySelector("output")?.textContent).toBe("a fox in the rain|0,0");
});

test("delivers the last press once, to the button that is now there", async () => {
  const page = await takeOver((early) => {
    const [one, two] = early.querySelectorAll("b");
    one?.click();
    two?.click();
  });
  expect(page.querySelector("output")?.textContent).toBe("|0,1");
});

test("does not repeat a press that makes React hydrate the page", async () => {
  const element = document.body.appendChild(document.createElement("div"));
  element.innerHTML = renderToString(<Page />);
  const handOver = holdEarlyInput(element);
  // React listens here from now on: a press makes it hydrate at once and is delivered by React.
  const root = hydrateRoot(element, <Page then={handOver} />);
  open = { root, element };
  await act(async () => element.querySelector("b")?.click());
  expect(element.querySelector("output")?.textContent).toBe("|1,0");
});

test("types, presses and focuses nothing when the user did nothing", async () => {
  const page = await takeOver(() => {});
  expect(page.querySelector("output")?.textContent).toBe("|0,0");
  expect(page.querySelector<HTMLInputElement>("[type=text]")?.value).toBe("7");
  expect(document.activeElement).toBe(document.body);
});

test("restores text typed before a reload, once", async () => {
  const element = document.body.appendChild(document.createElement("div"));
  const draw = () => {
    element.innerHTML = renderToString(<Page />);
    return holdEarlyInput(element);
  };
  const stop = draw();
  promptOf(element).value = "a fox in the rain";
  dispatchEvent(new Event("pagehide"));
  stop();
  draw()();
  expect(promptOf(element).value).toBe("a fox in the rain");
  draw()();
  expect(promptOf(element).value).toBe("");
  element.remove();
});
