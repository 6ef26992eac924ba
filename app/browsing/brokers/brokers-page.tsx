import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/brokers-page.ts";
import { avatarHref } from "#app/accounts/avatar/avatar.ts";
import { servicesContext } from "#app/context.ts";
import { BrokerCard } from "./broker-card.tsx";
import { listDirectory } from "./brokers.queries.server.ts";
import {
  directoryHref,
  parseDirectory,
  searchDirectory,
  type DirectoryResult,
  type DirectorySearch,
} from "./directory.ts";
import { findCategory } from "#app/listings/category.ts";
import { formatReplyRate, formatReplyTime } from "#app/messages/reply-time/reply-time.ts";
import { getReplies } from "#app/messages/reply-time/reply-times.queries.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { placeName } from "#app/shared/places.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { Form, useLocation } from "react-router";
import { Chip } from "#app/ui/navigation/chip.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { useSubmitOnSelect } from "#app/ui/forms/use-submit-on-select.ts";

export const headers = publicPage("q", "region", "category", "page");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { queryCache, env } = context.get(servicesContext);
  const now = new Date();
  const search = parseDirectory(url.searchParams);
  const entries = await queryCache.get("brokers", (primary) => listDirectory(primary, now));
  const { list, ...choices } = searchDirectory(entries, search);
  const replies = await getReplies(
    queryCache,
    list.rows.map(({ id }) => id),
    now,
  );
  return {
    words: search.words,
    ...choices,
    canonical: env.APP_URL + directoryHref({ ...search, words: "" }, search),
    list: {
      ...list,
      rows: list.rows.map((entry) => ({
        id: entry.id,
        name: entry.name,
        avatar: avatarHref(entry.avatar, 96),
        brokerage: entry.brokerage,
        place: placeName(entry),
        hasLicense: entry.hasLicense,
        activeListings: entry.activeListings,
        categories: entry.categories.map((slug) => findCategory(slug)!.name),
        replyTime: formatReplyTime(replies.get(entry.id)?.seconds ?? null),
        replyRate: formatReplyRate(replies.get(entry.id)?.rate ?? null),
      })),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: pageTitle("Business brokers") }];
  const { words, regions, list, canonical } = loaderData;
  const region = regions.find(({ chosen }) => chosen);
  const heading = region ? `Business brokers in ${region.label}` : "Business brokers";
  return [
    { title: pageTitle(list.page > 1 ? `${heading}, page ${String(list.page)}` : heading) },
    {
      name: "description",
      content:
        "Licensed business brokers with verified identities. See what they have for sale and how fast they reply.",
    },
    { tagName: "link", rel: "canonical", href: canonical },
    // Free-text searches and empty results are not worth indexing.
    ...(words || list.total === 0 ? [{ name: "robots", content: "noindex" }] : []),
  ];
};

export default function BrokersPage({ loaderData }: Route.ComponentProps) {
  const { list, words, regions, categories, chips } = loaderData;
  return (
    <div className="wrap py-10 md:py-14">
      <h1 className="display text-4xl">Find a business broker</h1>
      <p className="mt-4 max-w-[60ch] text-ink-2">
        We've verified the identity of every broker here. Reply times are measured from real
        conversations.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        <HelpLink article="find-a-broker">How to choose a broker</HelpLink>
        <HelpLink article="reply-times">How replies are measured</HelpLink>
      </p>
      <div className="mt-8">
        <DirectoryFilters words={words} regions={regions} categories={categories} chips={chips} />
      </div>
      <p role="status" className="figures mt-8 mb-4 text-sm text-ink-2">
        {formatCount(list.total, { one: "broker", other: "brokers" })}
      </p>
      {list.rows.length > 0 ? (
        <>
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {list.rows.map((broker) => (
              <li key={broker.id}>
                <BrokerCard broker={broker} />
              </li>
            ))}
          </ul>
          <div className="mt-10">
            <ListPagination label="Pages of brokers" list={list} />
          </div>
        </>
      ) : (
        <EmptyState
          title="No brokers found"
          hint="Try fewer words, or search all regions and categories."
          link={{ to: "/brokers", label: "Show all brokers" }}
        />
      )}
    </div>
  );
}

type DirectoryFiltersProps = Pick<DirectoryResult, "regions" | "categories" | "chips"> &
  Pick<DirectorySearch, "words">;

/** A plain GET form; with JavaScript, selecting an option submits it. */
function DirectoryFilters({ words, regions, categories, chips }: DirectoryFiltersProps) {
  const submitOnSelect = useSubmitOnSelect();
  const { search } = useLocation();
  return (
    <div className="flex flex-col gap-4">
      <Form
        // Remount on navigation, so that the fields match the URL after the back button too.
        key={search}
        action="/brokers"
        role="search"
        aria-label="Search brokers"
        className="grid grid-cols-1 items-end gap-4 md:grid-cols-[1.4fr_1fr_1fr_auto]"
        onChange={submitOnSelect}
      >
        <TextField
          label="Name, brokerage or specialty"
          name="q"
          type="search"
          required={false}
          defaultValue={words}
          enterKeyHint="search"
        />
        <Choices label="Region" name="region" all="All regions" choices={regions} />
        <Choices label="Category" name="category" all="All categories" choices={categories} />
        <Button className="min-h-12 max-md:w-full">Search</Button>
      </Form>
      {chips.length > 0 && (
        <ul aria-label="Selected filters" className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip.label}>
              <Chip {...chip} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChoicesProps {
  label: string;
  name: string;
  all: string;
  choices: DirectoryResult["regions"];
}

const Choices = ({ label, name, all, choices }: ChoicesProps) => (
  <SelectField
    label={label}
    name={name}
    required={false}
    defaultValue={choices.find(({ chosen }) => chosen)?.value ?? ""}
    none={all}
    choices={choices.map((choice) => ({
      value: choice.value,
      label: `${choice.label} (${choice.count})`,
    }))}
  />
);
