import { benchAdmin } from "./admin.ts";
import { benchArticles } from "./articles.ts";
import { benchCampaign } from "./campaign.ts";
import { benchContainers } from "./containers.ts";
import { benchDeals } from "./deals.ts";
import { benchHome } from "./home.ts";
import { benchHouse } from "./house.ts";
import { benchImport } from "./import.ts";
import { benchMarket } from "./market-times.ts";
import { benchMedia } from "./media.ts";
import { benchMessages } from "./messages.ts";
import { benchLifecycle } from "./lifecycle.ts";
import { benchRelevance } from "./relevance.ts";
import { benchRendered } from "./rendered.ts";
import { benchScaling } from "./scaling.ts";
import { benchSearch } from "./search.ts";
import { benchSoak } from "./soak.ts";
import { benchUpgrade } from "./upgrade.ts";
import { benchValuation } from "./valuation.ts";
import { benchWorstInput } from "./worst-input.ts";

const benches: Record<string, () => Promise<boolean>> = {
  admin: benchAdmin,
  articles: benchArticles,
  campaign: benchCampaign,
  containers: benchContainers,
  deals: benchDeals,
  home: benchHome,
  house: benchHouse,
  import: benchImport,
  messages: benchMessages,
  lifecycle: benchLifecycle,
  market: benchMarket,
  media: benchMedia,
  relevance: benchRelevance,
  rendered: benchRendered,
  scaling: benchScaling,
  search: benchSearch,
  soak: benchSoak,
  upgrade: benchUpgrade,
  valuation: benchValuation,
  "worst-input": benchWorstInput,
};

/** `npm run bench` runs all, `npm run bench -- home` one. A missed limit gives exit code 1. */
const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(benches);
let good = true;
for (const name of names) {
  const bench = benches[name];
  if (!bench) {
    console.error(`There is no bench called ${name}. There is: ${Object.keys(benches).join(", ")}`);
    process.exit(2);
  }
  console.log(`\n# ${name}`);
  good = (await bench()) && good;
}
process.exit(good ? 0 : 1);
