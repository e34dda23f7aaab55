const carried = ["code", "state", "error", "error_description", "iss", "user"];

/**
 * Apple answers by a form that the browser posts from Apple's page. Such a request has a foreign
 * origin and lacks our cookie (SameSite=Lax), so the browser is sent to the same address by GET.
 */
export async function redirectFormPost(request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const target = new URL(request.url);
  target.search = "";
  for (const name of carried) {
    const value = form.get(name);
    if (value !== null) target.searchParams.set(name, value);
  }
  return new Response(null, { status: 303, headers: { location: target.href } });
}
