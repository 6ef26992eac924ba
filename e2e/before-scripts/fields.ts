import type { Page } from "@playwright/test";

/** A filled-in field and how to find it again: React may have replaced the element. */
export interface FilledField {
  label: string;
  name: string;
  selector: string;
  /** Index among the selector's matches. */
  index: number;
  value: string | boolean;
}

/** A search loads other rows, so the search form and the page's other fields are filled in separately. */
export const formKinds = ["search", "other"] as const;
type FormKind = (typeof formKinds)[number];

/** Changes every visible field of these forms at once. No handler is attached yet, as for a person. */
export const fillFields = (page: Page, kind: FormKind): Promise<FilledField[]> =>
  page.evaluate(fillAll, kind);

/** Fields that lost their input, with their current value. */
export const listLost = (page: Page, filled: readonly FilledField[]): Promise<string[]> =>
  page.evaluate(compareAll, filled);

/** Waits until nothing is pending: a selected filter loads its results. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { state } = Reflect.get(window, "__reactRouterDataRouter") as Router;
    const { navigation, revalidation, fetchers } = state;
    const isFetching = [...fetchers.values()].some((fetcher) => fetcher.state !== "idle");
    return navigation.state === "idle" && revalidation === "idle" && !isFetching;
  });
}

/** Re-renders everything with the server's current data. */
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
  // One way to state a figure clears the others, and so do nested places. Without results there is no pager.
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
      // One per group: some groups limit the number, and radio buttons exclude each other. The
      // first row: new ones push the last off the page.
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
      // The search is in the URL, if a search without results does not show it.
      const isSearched = new URLSearchParams(location.search).get(name) === value;
      // Other people's new rows push the last ones off the page.
      const isPushedOff = name === "id" && document.querySelector("[name=id]") !== null;
      return isSearched || isPushedOff ? [] : [`${label} is gone`];
    }
    const now = typeof value === "boolean" ? field.checked : field.value;
    return now === value ? [] : [`${label} has ${JSON.stringify(now)} instead of ${value}`];
  });
}
