import { type APIRequestContext, expect } from "@playwright/test";

const unescape = (html: string): string =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** The text of the newest letter with this subject, as /dev/mail shows it; waits until it is there. */
export async function letterTo(
  request: APIRequestContext,
  recipient: string,
  subject: string,
): Promise<string> {
  let text = "";
  await expect
    .poll(async () => {
      const list = await (await request.get("/dev/mail")).text();
      const row = list
        .split("<li")
        .find((item) => item.includes(recipient) && item.includes(`>${subject}<`));
      const id = /mail=([0-9a-f-]{36})/.exec(row ?? "")?.[1];
      if (!id) return "";
      const opened = await (await request.get(`/dev/mail?mail=${id}`)).text();
      text = unescape(/<pre[^>]*>([\s\S]*?)<\/pre>/.exec(opened)?.[1] ?? "");
      return text;
    })
    .not.toBe("");
  return text;
}

export const linkIn = (text: string): string => {
  const url = new URL(/https?:\/\/\S+token=\S+/.exec(text)![0]);
  return url.pathname + url.search;
};
