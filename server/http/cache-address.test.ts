import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { publicPage } from "#app/shared/public-page.ts";
import { createCacheAddress } from "./cache-address.ts";

const route = (id: string, path: string | undefined, headers?: unknown, parentId = "root") => ({
  id,
  path,
  parentId: id === "root" ? undefined : parentId,
  module: { headers },
});
const sorted = publicPage((url) => {
  const sort = url.searchParams.get("sort");
  return sort === "endless" ? null : sort ? `?sort=${sort}` : "";
});
const build = {
  routes: {
    root: route("root", ""),
    home: { ...route("home", undefined, publicPage()), index: true },
    business: route("business", "business/:id", publicPage("rate")),
    contact: { ...route("contact", undefined, undefined, "business"), index: true },
    search: route("search", "businesses/:first?", sorted),
    private: route("private", "private"),
  },
} as unknown as ServerBuild;

const addressOf = createCacheAddress(build);

describe("createCacheAddress", () => {
  it.each([
    ["/", "/"],
    ["/business/1", "/business/1"],
    ["/?utm_source=x&n=1", "/"],
    ["/business/1?n=1", "/business/1"],
    // The page reads it: endless variations.
    ["/business/1?rate=6", null],
    ["/businesses?sort=price&x=1", "/businesses?sort=price"],
    ["/businesses/ontario?x=1&sort=price", "/businesses/ontario?sort=price"],
    ["/businesses?sort=endless", null],
    // Declares nothing about its query, so it may read all of it.
    ["/private?x=1", null],
    ["/nowhere?x=1", null],
    ["/_.data?x=1", "/_.data"],
    ["/business/1/_.data", null],
    ["/businesses.data?sort=price&x=1", "/businesses.data?sort=price"],
    ["/businesses.data?_routes=search", "/businesses.data?_routes=search"],
    ["/businesses.data?_routes=search,evil", "/businesses.data?_routes=search"],
    [
      "/businesses.data?sort=a&_routes=root,search",
      "/businesses.data?sort=a&_routes=root%2Csearch",
    ],
    ["/businesses.data?_routes=search,root,search,root", "/businesses.data?_routes=root%2Csearch"],
    ["/businesses.data?_routes=business,home,private", null],
    ["/businesses.data?_routes=search&_routes=root", "/businesses.data?_routes=search"],
    // The router treats these as the same page.
    ["/BUSINESS/1", null],
    ["/%62usiness/1", null],
    ["//business/1", null],
    // Only the router's own requests have it.
    ["/?_routes=home", "/"],
  ])("stores %s under %s", (path, address) => {
    expect(addressOf(`http://relevo.test${path}`)).toBe(address);
  });
});
