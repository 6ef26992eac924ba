import script from "./embed-script.js?raw";
import { publicPage } from "#app/shared/public-page.ts";
import { forOtherSites } from "./embed-document.server.ts";

export const headers = publicPage();

export const loader = () =>
  new Response(script, {
    headers: { ...forOtherSites, "content-type": "text/javascript; charset=utf-8" },
  });
