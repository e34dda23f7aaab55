/** What every request has to a server that speaks like OpenAI's; null: it asks for no key. */
export const openaiHeaders = (key: string | null): Readonly<Record<string, string>> => ({
  accept: "application/json",
  ...(key === null ? {} : { authorization: `Bearer ${key}` }),
});
