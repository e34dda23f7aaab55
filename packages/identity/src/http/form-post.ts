const carried = ["code", "state", "error", "error_description", "iss", "user"];

/**
 * Apple answers with a form that the browser posts from Apple's page. That request has a foreign
 * origin and lacks our cookie (SameSite=Lax), so the browser is redirected to the same URL by GET.
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
