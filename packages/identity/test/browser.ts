import type { Handle } from "../src/auth/current-auth.ts";

/**
 * The parts of a browser that a sign-in needs: a cookie jar per origin, redirects and forms that
 * post.
 */
export interface Browser {
  /** Follows redirects. */
  visit(url: string, init?: RequestInit): Promise<BrowserAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends a single request without following redirects. */
  step(url: string, init?: RequestInit): Promise<Response>;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string): void;
}

export interface BrowserAnswer {
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

const appPages = 20;

/**
 * @param app the origin served by `handle`; all other origins are requested over HTTP
 */
export function openBrowser(app: string, handle: Handle): Browser {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };

  async function send(url: string, init: RequestInit): Promise<Response> {
    const { origin, pathname } = new URL(url);
    const jar = jarOf(origin);
    const headers = new Headers(init.headers);
    const isForeignPost = init.method === "POST" && headers.get("origin") !== origin;
    // SameSite=Lax: a form posted from another site sends no cookies.
    if (jar.size > 0 && !(origin === app && isForeignPost)) {
      headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    }
    headers.set("x-forwarded-for", "203.0.113.7");
    const request = { ...init, headers, redirect: "manual" } as const;
    const isAuth = origin === app && pathname.startsWith("/api/auth/");
    const answer = isAuth ? await handle(new Request(url, request)) : await outside(url, request);
    for (const line of answer.headers.getSetCookie()) keepCookie(jar, line);
    return answer;
  }

  const outside = async (url: string, init: RequestInit) =>
    new URL(url).origin === app ? new Response("the app") : fetch(url, init);

  async function visit(start: string, first: RequestInit = {}): Promise<BrowserAnswer> {
    let url = start;
    let init = first;
    for (let hop = 0; hop < appPages; hop += 1) {
      const answer = await send(url, init);
      const location = answer.headers.get("location");
      if (location === null) {
        const text = await answer.text();
        const form = text.includes("Submitting Callback") ? readForm(text) : null;
        if (form === null) return { url, status: answer.status, text };
        init = postForm(form.fields, new URL(url).origin);
        url = form.action;
        continue;
      }
      url = new URL(location, url).href;
      init = {};
    }
    throw new Error(`Too many redirects: ${url}`);
  }

  return {
    visit,
    post: (path, body, headers = {}) =>
      send(`${app}${path}`, {
        method: "POST",
        headers: { origin: app, "content-type": "application/json", ...headers },
        body: JSON.stringify(body ?? {}),
      }),
    step: (url, init = {}) => send(url, init),
    cookie: (name) => jarOf(app).get(name),
    setCookie: (name, value) => jarOf(app).set(name, value),
  };
}

export function postForm(fields: Record<string, string>, origin: string): RequestInit {
  return {
    method: "POST",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  };
}

function readForm(html: string) {
  const action = html.match(/action="([^"]+)"/)?.[1] ?? "";
  const inputs = html.matchAll(/name="([^"]+)" value="([^"]*)"/g);
  const fields = Object.fromEntries(
    [...inputs].map(([, name = "", value = ""]) => [name, unescapeHtml(value)]),
  );
  return { action: unescapeHtml(action), fields };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = ""] = line.split(";");
  const name = pair.slice(0, pair.indexOf("="));
  const isGone = /max-age=0|expires=thu, 01 jan 1970/i.test(line);
  if (isGone) jar.delete(name);
  else jar.set(name, pair.slice(pair.indexOf("=") + 1));
}
