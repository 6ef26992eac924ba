import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { agreementScopes, audiences, documentAudiences } from "./audience.ts";
import { type CategorySlug, categorySlugs } from "./category.ts";
import { confidentialities } from "./confidential/confidentiality.ts";
import {
  askingPriceRanges,
  businessStatuses,
  cashFlowRanges,
  contactMethods,
  listingStatuses,
  managementForms,
  maxCategories,
  packageIds,
  propertyTypes,
  revenueRanges,
  reviewReasons,
} from "./listing.ts";
import {
  createdAt,
  id,
  linkTo,
  moment,
  money,
  oneOf,
  partOf,
  updatedAt,
} from "#app/platform/db/columns.ts";
import { currencies } from "#app/shared/money.ts";
import { countryCodes } from "#app/shared/places.ts";

export const listings = pgTable(
  "listings",
  {
    id: id(),
    ownerId: linkTo(() => users.id),
    /** The broker with the running mandate, who looks after the listing in the owner's name. */
    brokerId: uuid().references(() => users.id),
    status: text({ enum: listingStatuses }).notNull().default("pending"),
    title: text().notNull(),
    description: text().notNull().default(""),
    shortDescription: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`left(${listings.description}, 200)`),
    subcategory: text(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    featured: boolean().notNull().default(false),
    verified: boolean().notNull().default(false),
    rejectionReason: text(),
    rejectedAt: moment(),
    publishedAt: moment(),
    expiresAt: moment(),
    /** When the owner last confirmed, by a click or by publishing, that the business is for sale. */
    confirmedAt: moment()
      .notNull()
      .default(sql`now()`),
    /** Set by a job when the owner has not confirmed for too long; lowers the rank in the search. */
    unconfirmed: boolean().notNull().default(false),
    /** An expired listing that its owner withdrew; it can come back during its term. */
    withdrawnAt: moment(),
    /** When an offer was accepted. The page stays public, without further offers. */
    saleAgreedAt: moment(),
    soldAt: moment(),
    soldPrice: money(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),

    confidentiality: text({ enum: confidentialities }).notNull().default("by-price"),
    /** Set by `storeListing`. If true, this row is the teaser, and `confidential_listings` has the real values. */
    confidential: boolean().notNull().default(false),

    // Business name, street address and website are confidential unless the owner chooses otherwise.
    businessName: text(),
    businessNameHidden: boolean().notNull().default(true),
    address: text(),
    addressHidden: boolean().notNull().default(true),
    website: text(),
    // Who sees them from the purchase of a package until the sale. See `audience.ts`.
    photosFor: text({ enum: audiences }).notNull().default("access"),
    documentsFor: text({ enum: documentAudiences }).notNull().default("access"),
    websiteFor: text({ enum: audiences }).notNull().default("registered"),
    videoFor: text({ enum: audiences }).notNull().default("everyone"),
    agreementRequired: boolean().notNull().default(false),
    agreementScope: text({ enum: agreementScopes }).notNull().default("manager"),
    city: text().notNull().default(""),
    region: text().notNull(),
    country: text({ enum: countryCodes }).notNull().default("CA"),
    postalCode: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    timezone: text().notNull().default("America/Toronto"),

    currency: text({ enum: currencies }).notNull().default("CAD"),
    askingPrice: money(),
    askingPriceRange: text({ enum: askingPriceRanges }),
    askingPriceOnRequest: boolean().notNull().default(false),
    annualRevenue: money(),
    annualRevenueRange: text({ enum: revenueRanges }),
    annualRevenueOnRequest: boolean().notNull().default(false),
    annualCashFlow: money(),
    annualCashFlowRange: text({ enum: cashFlowRanges }),
    annualCashFlowOnRequest: boolean().notNull().default(false),
    growthRate: numeric({ precision: 6, scale: 1, mode: "number" }),
    annualExpenses: money().generatedAlwaysAs(
      (): SQL => sql`${listings.annualRevenue} - ${listings.annualCashFlow}`,
    ),
    profitMargin: numeric({ precision: 12, scale: 1, mode: "number" }).generatedAlwaysAs((): SQL =>
      ratio(sql`${listings.annualCashFlow} * 100.0`, listings.annualRevenue, 1),
    ),
    pricePerRevenue: numeric({ precision: 14, scale: 2, mode: "number" }).generatedAlwaysAs(
      (): SQL => ratio(sql`${listings.askingPrice}::numeric`, listings.annualRevenue, 2),
    ),
    pricePerCashFlow: numeric({ precision: 14, scale: 2, mode: "number" }).generatedAlwaysAs(
      (): SQL => ratio(sql`${listings.askingPrice}::numeric`, listings.annualCashFlow, 2),
    ),

    businessStatus: text({ enum: businessStatuses }),
    established: smallint(),
    employeesMin: integer(),
    employeesMax: integer(),
    squareFootage: integer(),
    leaseTerms: text(),
    reasonForSale: text(),
    // Null: the owner has not said.
    trainingIncluded: boolean(),
    financingAvailable: boolean(),
    relocatable: boolean(),
    workFromHome: boolean(),
    accommodationIncluded: boolean(),
    franchise: boolean(),
    // Labels that owners put on their listing. Without one, nothing is said.
    businessOpportunity: boolean().notNull().default(false),
    distressed: boolean().notNull().default(false),
    quickSale: boolean().notNull().default(false),
    management: text({ enum: managementForms }),
    propertyType: text({ enum: propertyTypes }),

    contactName: text().notNull().default(""),
    contactEmail: text().notNull().default(""),
    contactPhone: text().notNull().default(""),
    preferredContact: text({ enum: contactMethods }).notNull().default("email"),
    /** Hours within which the owner promises to reply; the measured time is shown beside it. */
    responseTime: smallint().notNull().default(24),
    /** Shown beside the contact form; anybody can still write. */
    answersPassports: boolean().notNull().default(false),

    packageId: text({ enum: packageIds }),
    packagePurchasedAt: moment(),
    /** Where it also appears, entered by us as part of a package. */
    realtorUrl: text(),

    /** The first public photo; a confidential listing has an illustration of its trade. Maintained by triggers. */
    hasPhoto: boolean().notNull().default(false),
    /** The rule of `presentable.ts`: only then do featured places, alerts and campaigns show it. */
    presentable: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`btrim(${listings.description}) <> '' and ${listings.hasPhoto} and ${isAnswered(listings.askingPrice, listings.askingPriceRange, listings.askingPriceOnRequest)} and ${isAnswered(listings.annualRevenue, listings.annualRevenueRange, listings.annualRevenueOnRequest)} and ${isAnswered(listings.annualCashFlow, listings.annualCashFlowRange, listings.annualCashFlowOnRequest)}`,
      ),

    wizardStep: smallint().notNull().default(1),
    /** Findings of the automatic checks, while under review. */
    reviewReasons: text({ enum: reviewReasons })
      .array()
      .notNull()
      .default(sql`'{}'`),

    /** Sort key of the admin lists, without case and accents. */
    titleKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`list_key(left(${listings.title}, 120))`),
    /** Sort key of the price in Canadian cents; without a price, below all others. Maintained by triggers. */
    priceKey: bigint({ mode: "number" }).notNull().default(-1),
  },
  (t) => [
    index("listings_list_title").on(t.titleKey, t.id, t.status),
    index("listings_list_price").on(t.priceKey, t.id, t.status),
    index("listings_words").using(
      "gin",
      sql`list_words(${t.title} || ' ' || ${t.description} || ' ' || ${t.city})`,
    ),
    index("listings_title_words").using("gin", sql`list_words(${t.title})`),
    index("listings_short_id").on(sql`right(${t.id}::text, 8)`),
    index("listings_owner").on(t.ownerId, t.createdAt.desc().nullsFirst()),
    index("listings_broker")
      .on(t.brokerId)
      .where(sql`${t.brokerId} is not null`),
    index("listings_status_created").on(t.status, t.createdAt.desc().nullsFirst(), t.id),
    index("listings_created").on(t.createdAt.desc().nullsFirst(), t.id),
    index("listings_featured")
      .on(t.publishedAt.desc().nullsFirst())
      .where(sql`${t.featured} and ${t.status} = 'active'`),
    index("listings_expiry")
      .on(t.expiresAt, t.id)
      .where(sql`${t.status} = 'active'`),
    index("listings_confirmation")
      .on(t.confirmedAt, t.id)
      .where(sql`${t.status} = 'active'`),
    index("listings_flagged")
      .on(t.createdAt)
      .where(sql`${t.status} = 'active' and ${t.reviewReasons} <> '{}'`),
    index("listings_unconfirmed")
      .on(t.createdAt)
      .where(sql`${t.status} = 'active' and ${t.unconfirmed}`),
    oneOf("listings_status", t.status, listingStatuses),
    oneOf("listings_confidentiality", t.confidentiality, confidentialities),
    // Keeps real values out of the public row, whatever the code does.
    check(
      "listings_teaser",
      sql`not ${t.confidential} or (${t.title} like 'Confidential: %' and ${t.description} like 'Sold in confidence: %'
        and ${t.tags} = '{}' and ${t.city} = '' and ${t.contactName} = '' and ${t.contactEmail} = '' and ${t.contactPhone} = ''
        and ${t.businessNameHidden} and ${t.addressHidden} and num_nonnulls(${t.leaseTerms}, ${t.reasonForSale}, ${t.postalCode},
          ${t.address}, ${t.latitude}, ${t.longitude}, ${t.businessName}, ${t.website}, ${t.realtorUrl}, ${t.established},
          ${t.employeesMin}, ${t.employeesMax}, ${t.squareFootage}) = 0
        and ${isRounded(t.askingPrice)} and ${isRounded(t.annualRevenue)} and ${isRounded(t.annualCashFlow)}
        and ${isRounded(t.soldPrice)})`,
    ),
    oneOf("listings_photos_for", t.photosFor, audiences),
    oneOf("listings_documents_for", t.documentsFor, documentAudiences),
    oneOf("listings_website_for", t.websiteFor, audiences),
    oneOf("listings_video_for", t.videoFor, audiences),
    oneOf("listings_agreement_scope", t.agreementScope, agreementScopes),
    oneOf("listings_country", t.country, countryCodes),
    oneOf("listings_currency", t.currency, currencies),
    oneOf("listings_asking_range", t.askingPriceRange, askingPriceRanges),
    oneOf("listings_revenue_range", t.annualRevenueRange, revenueRanges),
    oneOf("listings_cash_flow_range", t.annualCashFlowRange, cashFlowRanges),
    oneOf("listings_management", t.management, managementForms),
    oneOf("listings_property", t.propertyType, propertyTypes),
    oneOf("listings_business_status", t.businessStatus, businessStatuses),
    oneOf("listings_contact_way", t.preferredContact, contactMethods),
    oneOf("listings_package", t.packageId, packageIds),
    check("listings_broker_is_not_owner", sql`${t.brokerId} <> ${t.ownerId}`),
    check("listings_region", sql`${t.region} like ${t.country} || '-%'`),
    check("listings_asking_price", sql`${t.askingPrice} > 0`),
    check("listings_revenue", sql`${t.annualRevenue} >= 0`),
    check("listings_sold_price", sql`${t.soldPrice} > 0`),
    check(
      "listings_one_asking",
      oneAnswer(t.askingPrice, t.askingPriceRange, t.askingPriceOnRequest),
    ),
    check(
      "listings_one_revenue",
      oneAnswer(t.annualRevenue, t.annualRevenueRange, t.annualRevenueOnRequest),
    ),
    check(
      "listings_one_cash_flow",
      oneAnswer(t.annualCashFlow, t.annualCashFlowRange, t.annualCashFlowOnRequest),
    ),
    check(
      "listings_employees",
      sql`0 <= ${t.employeesMin} and 0 <= ${t.employeesMax} and ${t.employeesMin} <= ${t.employeesMax}`,
    ),
    check("listings_square_footage", sql`${t.squareFootage} > 0`),
    check("listings_established", sql`${t.established} between 1600 and 2200`),
    check("listings_response_time", sql`${t.responseTime} > 0`),
    check("listings_wizard_step", sql`${t.wizardStep} between 1 and 3`),
    check("listings_latitude", sql`${t.latitude} between -90 and 90`),
    check("listings_longitude", sql`${t.longitude} between -180 and 180`),
    check(
      "listings_active_is_whole",
      sql`${t.status} <> 'active' or num_nonnulls(${t.publishedAt}, ${t.expiresAt}, ${t.packageId}, ${t.packagePurchasedAt}) = 4`,
    ),
    check(
      "listings_expired_had_a_term",
      sql`${t.status} <> 'expired' or ${t.expiresAt} is not null`,
    ),
    check("listings_agreed_is_not_sold", sql`${t.saleAgreedAt} is null or ${t.status} <> 'sold'`),
    check("listings_sold_has_a_day", sql`(${t.status} = 'sold') = (${t.soldAt} is not null)`),
    check(
      "listings_withdrawn_is_expired",
      sql`${t.withdrawnAt} is null or ${t.status} = 'expired'`,
    ),
    check("listings_featured_is_paid", sql`not ${t.featured} or ${t.packageId} is not null`),
    check(
      "listings_package_pair",
      sql`(${t.packageId} is null) = (${t.packagePurchasedAt} is null)`,
    ),
  ],
);

/** A figure is an amount, a range, on request, or not stated; never a combination. */
function oneAnswer(amount: AnyPgColumn, range: AnyPgColumn, onRequest: AnyPgColumn): SQL {
  return sql`num_nonnulls(${amount}, ${range}) + ${onRequest}::int <= 1`;
}

function isAnswered(amount: AnyPgColumn, range: AnyPgColumn, onRequest: AnyPgColumn): SQL {
  return sql`(num_nonnulls(${amount}, ${range}) = 1 or ${onRequest})`;
}

/** At most two significant digits. */
function isRounded(amount: AnyPgColumn): SQL {
  return sql`coalesce(rtrim(abs(${amount})::text, '0') ~ '^[0-9]{0,2}$', true)`;
}

function ratio(above: SQL, below: AnyPgColumn, digits: number): SQL {
  return sql`case when ${below} > 0 then round(${above} / ${below}, ${sql.raw(String(digits))}) end`;
}

export const listingCategories = pgTable(
  "listing_categories",
  {
    listingId: partOf(() => listings.id),
    /** Position 0 is the main category. */
    position: smallint().notNull(),
    category: text().$type<CategorySlug>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.position] }),
    uniqueIndex("listing_categories_once").on(t.listingId, t.category),
    index("listing_categories_category").on(t.category, t.listingId),
    check(
      "listing_categories_at_most",
      sql`${t.position} between 0 and ${sql.raw(String(maxCategories - 1))}`,
    ),
    oneOf("listing_categories_words", t.category, categorySlugs),
  ],
);

/** Every asking price a listing has had, written by a trigger. */
export const listingPrices = pgTable(
  "listing_prices",
  {
    listingId: partOf(() => listings.id),
    since: moment().notNull(),
    /** Null if the price changed to a range or to on request. */
    amount: money(),
    currency: text({ enum: currencies }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.since] }),
    check("listing_prices_amount", sql`${t.amount} > 0`),
    oneOf("listing_prices_currency", t.currency, currencies),
  ],
);

/** Units of a currency per Canadian dollar, effective from a date. */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    currency: text({ enum: currencies }).notNull(),
    asOf: date({ mode: "string" }).notNull(),
    perCad: numeric({ precision: 14, scale: 6, mode: "number" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.currency, t.asOf] }),
    oneOf("exchange_rates_currency", t.currency, currencies),
    check("exchange_rates_positive", sql`${t.perCad} > 0`),
    check("exchange_rates_cad", sql`${t.currency} <> 'CAD' or ${t.perCad} = 1`),
  ],
);
