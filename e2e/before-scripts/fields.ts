import type { Page } from "@playwright/test";

/** A field that was filled in, and how to find it again: React may have put another element in its place. */
export interface FilledField {
  label: string;
  name: string;
  selector: string;
  /** Among those that the selector finds. */
  index: number;
  value: string | boolean;
}

/** A search loads other rows, so what it is about and what is on the page are filled in one after the other. */
export const formKinds = ["search", "other"] as const;
type FormKind = (typeof formKinds)[number];

/** Gives every visible field of these forms another value, at once. Events reach nobody yet, as those of a person. */
export const fillFields = (page: Page, kind: FormKind): Promise<FilledField[]> =>
  page.evaluate(fillAll, kind);

/** What became of fields that no longer hold what was filled in. */
export const listLost = (page: Page, filled: readonly FilledField[]): Promise<string[]> =>
  page.evaluate(compareAll, filled);

/** Until nothing more is on its way: a chosen filter loads its results. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { state } = Reflect.get(window, "__reactRouterDataRouter") as Router;
    const { navigation, revalidation, fetchers } = state;
    const isFetching = [...fetchers.values()].some((fetcher) => fetcher.state !== "idle");
    return navigation.state === "idle" && revalidation === "idle" && !isFetching;
  });
}

/** Renders everything again, with what the server has now. */
export async function renderAgain(page: Page): Promise<void> {
  await page.evaluate(() =>
    (Reflect.get(window, "__reactRouterDataRouter") as Router).revalidate(),
  );
  await untilIdle(page);
}

interface Router {
  state: {
    navigation: { state: string };
    revalidation: string;
    fetchers: Map<string, { state: string }>;
  };
  revalidate(): Promise<void>;
}

/** Runs in the page. */
function fillAll(kind: FormKind): FilledField[] {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  // Of the ways to state a figure one takes back the others, and so do places that lie in others. Without results there is no pager.
  const excluded = /(Range|OnRequest)$|^pageSize$/;
  const contained = /^(region|city|subcategory)$/;
  if (Object.keys(document.body).some((key) => key.startsWith("__react")))
    throw new Error("The scripts have arrived already");
  const fields = [
    ...document.querySelectorAll<Field>(
      "input:not([type=hidden], [type=file], [readonly]), textarea:not([readonly]), select",
    ),
  ].filter(
    (field) =>
      !field.disabled &&
      field.checkVisibility({ visibilityProperty: true }) &&
      (field.form?.role === "search") === (kind === "search") &&
      !excluded.test(field.name) &&
      !(kind === "search" && contained.test(field.name)),
  );
  const isTickable = (field: Field): field is HTMLInputElement =>
    /^(checkbox|radio)$/.test(field.type);
  const groupOf = (field: Field) =>
    fields.filter(isTickable).filter((one) => one.form === field.form && one.name === field.name);

  function textFor(field: HTMLInputElement | HTMLTextAreaElement): string {
    const least = Number(field.getAttribute("min") ?? 0);
    const texts: Record<string, string> = {
      email: "early@example.com",
      tel: "+1 604 555 0199",
      url: "https://example.com/early",
      date: "2031-05-06",
      month: "2025-05",
      number: String(field.value === String(least + 1) ? least + 2 : least + 1),
      range: String(least),
    };
    const isFigure = /decimal|numeric/.test(field.inputMode);
    const text = texts[field.type] ?? (isFigure ? "7" : "Zephyr quokka");
    return field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
  }

  function fill(field: Field): boolean {
    if (isTickable(field)) {
      // One of a group: there are limits on how many, and of radio buttons one excludes the others.
      // Of rows the first: new ones come before it and push the last off the page.
      const group = groupOf(field);
      const others = group.filter(({ checked }) => !checked);
      if (field !== ((field.name === "id" ? others[0] : others.at(-1)) ?? group[0])) return false;
      field.click();
    } else if (field instanceof HTMLSelectElement) {
      const other = [...field.options].findLast((one) => !one.selected && !one.disabled);
      if (!other) return false;
      other.selected = true;
    } else field.value = textFor(field);
    return true;
  }

  return fields.filter(fill).map((field) => {
    const { id, name, tagName } = field;
    const isTick = isTickable(field);
    const ofValue = isTick && field.hasAttribute("value") ? `[value="${field.value}"]` : "";
    const ofName = name ? `[name="${name}"]` : "";
    const selector = id ? `#${CSS.escape(id)}` : tagName + ofName + ofValue;
    return {
      label: `${field.labels?.[0]?.textContent || field.ariaLabel || ""} (${name})`,
      name,
      selector,
      index: [...document.querySelectorAll(selector)].indexOf(field),
      value: isTick ? field.checked : field.value,
    };
  });
}

/** Runs in the page. */
function compareAll(filled: readonly FilledField[]): string[] {
  return filled.flatMap(({ label, name, selector, index, value }) => {
    const field = document.querySelectorAll<HTMLInputElement>(selector)[index];
    if (!field) {
      // What was searched for is in the address, if a search without results has no place for it.
      const isSearched = new URLSearchParams(location.search).get(name) === value;
      // Other people's new rows push the last ones off the page.
      const isPushedOff = name === "id" && document.querySelector("[name=id]") !== null;
      return isSearched || isPushedOff ? [] : [`${label} is gone`];
    }
    const now = typeof value === "boolean" ? field.checked : field.value;
    return now === value ? [] : [`${label} has ${JSON.stringify(now)} instead of ${value}`];
  });
}
