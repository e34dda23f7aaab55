/**
 * Returns the headers of every request to an OpenAI-compatible server. @param key null when the
 * server requires none
 */
export const openaiHeaders = (key: string | null): Readonly<Record<string, string>> => ({
  accept: "application/json",
  ...(key === null ? {} : { authorization: `Bearer ${key}` }),
});
