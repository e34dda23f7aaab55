/** What watches the server asks here: by whatever name it found, and it waits for nobody. */
export const isHealthAddress = (url: string) => /^\/api\/health(?:[/?]|$)/.test(url);
