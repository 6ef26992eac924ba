import { describe, expect, it } from "vitest";
import {
  isBackgroundLoad,
  isShownStale,
  loadInBackground,
  loadOrKeep,
  rememberShown,
} from "./background-load.ts";

describe("loading in the background", () => {
  it("is known while it lasts, even if it fails", async () => {
    const seen: boolean[] = [];
    await loadInBackground(async () => void seen.push(isBackgroundLoad({})));
    await expect(loadInBackground(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect([...seen, isBackgroundLoad({})]).toEqual([true, false]);
  });

  it("follows a form that a script submits, not one of a person", () => {
    const formData = new FormData();
    expect(isBackgroundLoad({ formData })).toBe(false);
    formData.set("by", "script");
    expect(isBackgroundLoad({ formData })).toBe(true);
  });
});

describe("a page whose server cannot be reached", () => {
  const request = new Request("http://relevo.test/account/leads?q=x");
  const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

  it("keeps its content", async () => {
    rememberShown("/account/leads?q=x", "shown");
    expect(await loadOrKeep(request, unreachable)).toBe("shown");
    expect(isShownStale()).toBe(true);
    expect(await loadOrKeep(request, () => Promise.reject({ status: 502 }))).toBe("shown");
    expect(await loadOrKeep(request, async () => "new")).toBe("new");
    expect(isShownStale()).toBe(false);
  });

  it("does not show one address for another or hide other errors", async () => {
    rememberShown("/account/leads", "shown");
    await expect(loadOrKeep(request, unreachable)).rejects.toThrow("Failed to fetch");
    rememberShown("/account/leads?q=x", "shown");
    const gone = Object.assign(new Error("gone"), { status: 404 });
    await expect(loadOrKeep(request, () => Promise.reject(gone))).rejects.toBe(gone);
  });
});
