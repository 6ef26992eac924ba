CREATE TABLE "attempt_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempt_limits_count" CHECK ("attempt_limits"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "broker_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"license_number" text NOT NULL,
	"region" text NOT NULL,
	"brokerage" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "broker_applications_state_words" CHECK ("broker_applications"."state" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "broker_applications_decided" CHECK (("broker_applications"."state" = 'pending') = ("broker_applications"."decided_at" is null) and ("broker_applications"."state" <> 'rejected' or "broker_applications"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"identity_verified" boolean DEFAULT false NOT NULL,
	"broker_license" text,
	"user_type" text DEFAULT 'buyer' NOT NULL,
	"avatar" text,
	"about" text DEFAULT '' NOT NULL,
	"brokerage" text,
	"city" text DEFAULT '' NOT NULL,
	"region" text,
	"country" text DEFAULT 'CA' NOT NULL,
	"latitude" double precision DEFAULT 0 NOT NULL,
	"longitude" double precision DEFAULT 0 NOT NULL,
	"preferred_categories" text[] DEFAULT '{}' NOT NULL,
	"preferred_locations" text[] DEFAULT '{}' NOT NULL,
	"preferred_price_min" bigint DEFAULT 0 NOT NULL,
	"preferred_price_max" bigint DEFAULT 1000000 NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"show_contact_info" boolean DEFAULT true NOT NULL,
	"show_profile" boolean DEFAULT true NOT NULL,
	"allow_messages" boolean DEFAULT true NOT NULL,
	"notify_by_email" boolean DEFAULT true NOT NULL,
	"notify_by_push" boolean DEFAULT true NOT NULL,
	"notify_by_sms" boolean DEFAULT false NOT NULL,
	"notify_marketing" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"last_active_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deactivated_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_prices" CHECK (0 <= "users"."preferred_price_min" and "users"."preferred_price_min" <= "users"."preferred_price_max"),
	CONSTRAINT "users_latitude" CHECK ("users"."latitude" between -90 and 90),
	CONSTRAINT "users_longitude" CHECK ("users"."longitude" between -180 and 180),
	CONSTRAINT "users_region" CHECK ("users"."region" like "users"."country" || '-%'),
	CONSTRAINT "users_type" CHECK ("users"."user_type" in ('buyer', 'seller', 'broker', 'admin')),
	CONSTRAINT "users_country" CHECK ("users"."country" in ('CA', 'US', 'MX')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'fr', 'es'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"trusted_until" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proofs_purpose" CHECK ("proofs"."purpose" in ('confirm-email', 'change-email', 'reset-password', 'phone-code', 'second-step'))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"enabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "listing_daily_views" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_daily_views_listing_id_day_pk" PRIMARY KEY("listing_id","day"),
	CONSTRAINT "listing_daily_views_count" CHECK ("listing_daily_views"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "listing_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_reports_reason" CHECK ("listing_reports"."reason" in ('scam', 'wrong_figures', 'already_sold', 'duplicate', 'offensive', 'other')),
	CONSTRAINT "listing_reports_state_words" CHECK ("listing_reports"."state" in ('open', 'resolved', 'dismissed')),
	CONSTRAINT "listing_reports_handled" CHECK (("listing_reports"."state" = 'open') = ("listing_reports"."handled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "listing_visits" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "listing_visits_listing_id_day_visitor_pk" PRIMARY KEY("listing_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "saved_listings" (
	"user_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_listings_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"as_of" date NOT NULL,
	"per_cad" numeric(14, 6) NOT NULL,
	CONSTRAINT "exchange_rates_currency_as_of_pk" PRIMARY KEY("currency","as_of"),
	CONSTRAINT "exchange_rates_currency" CHECK ("exchange_rates"."currency" in ('CAD', 'USD', 'MXN')),
	CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."per_cad" > 0),
	CONSTRAINT "exchange_rates_cad" CHECK ("exchange_rates"."currency" <> 'CAD' or "exchange_rates"."per_cad" = 1)
);
--> statement-breakpoint
CREATE TABLE "listing_categories" (
	"listing_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "listing_categories_listing_id_position_pk" PRIMARY KEY("listing_id","position"),
	CONSTRAINT "listing_categories_at_most" CHECK ("listing_categories"."position" between 0 and 2),
	CONSTRAINT "listing_categories_words" CHECK ("listing_categories"."category" in ('agricultural-supplies', 'automotive', 'bars-pubs', 'beauty-personal-care', 'business-services', 'childcare', 'construction', 'education', 'entertainment', 'food-beverage', 'franchises', 'healthcare', 'home-garden', 'manufacturing', 'online-business', 'real-estate', 'restaurants', 'retail', 'technology', 'transportation'))
);
--> statement-breakpoint
CREATE TABLE "listing_prices" (
	"listing_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"amount" bigint,
	"currency" text NOT NULL,
	CONSTRAINT "listing_prices_listing_id_since_pk" PRIMARY KEY("listing_id","since"),
	CONSTRAINT "listing_prices_amount" CHECK ("listing_prices"."amount" > 0),
	CONSTRAINT "listing_prices_currency" CHECK ("listing_prices"."currency" in ('CAD', 'USD', 'MXN'))
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"short_description" text GENERATED ALWAYS AS (left("listings"."description", 200)) STORED NOT NULL,
	"subcategory" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"rejection_reason" text,
	"published_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"sold_at" timestamp (3) with time zone,
	"sold_price" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"business_name" text,
	"business_name_hidden" boolean DEFAULT true NOT NULL,
	"address" text,
	"address_hidden" boolean DEFAULT true NOT NULL,
	"website" text,
	"city" text DEFAULT '' NOT NULL,
	"region" text NOT NULL,
	"country" text DEFAULT 'CA' NOT NULL,
	"postal_code" text,
	"latitude" double precision,
	"longitude" double precision,
	"timezone" text DEFAULT 'America/Toronto' NOT NULL,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"asking_price" bigint,
	"asking_price_range" text,
	"asking_price_on_request" boolean DEFAULT false NOT NULL,
	"annual_revenue" bigint,
	"annual_revenue_range" text,
	"annual_revenue_on_request" boolean DEFAULT false NOT NULL,
	"annual_cash_flow" bigint,
	"annual_cash_flow_range" text,
	"annual_cash_flow_on_request" boolean DEFAULT false NOT NULL,
	"growth_rate" numeric(6, 1),
	"annual_expenses" bigint GENERATED ALWAYS AS ("listings"."annual_revenue" - "listings"."annual_cash_flow") STORED,
	"profit_margin" numeric(12, 1) GENERATED ALWAYS AS (case when "listings"."annual_revenue" > 0 then round("listings"."annual_cash_flow" * 100.0 / "listings"."annual_revenue", 1) end) STORED,
	"price_per_revenue" numeric(14, 2) GENERATED ALWAYS AS (case when "listings"."annual_revenue" > 0 then round("listings"."asking_price"::numeric / "listings"."annual_revenue", 2) end) STORED,
	"price_per_cash_flow" numeric(14, 2) GENERATED ALWAYS AS (case when "listings"."annual_cash_flow" > 0 then round("listings"."asking_price"::numeric / "listings"."annual_cash_flow", 2) end) STORED,
	"business_status" text,
	"established" smallint,
	"employees_min" integer,
	"employees_max" integer,
	"square_footage" integer,
	"lease_terms" text,
	"reason_for_sale" text,
	"training_included" boolean DEFAULT false NOT NULL,
	"financing_available" boolean DEFAULT false NOT NULL,
	"relocatable" boolean DEFAULT false NOT NULL,
	"work_from_home" boolean DEFAULT false NOT NULL,
	"accommodation_included" boolean DEFAULT false NOT NULL,
	"franchise" boolean DEFAULT false NOT NULL,
	"business_opportunity" boolean DEFAULT false NOT NULL,
	"distressed" boolean DEFAULT false NOT NULL,
	"quick_sale" boolean DEFAULT false NOT NULL,
	"management" text,
	"property_type" text,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"preferred_contact" text DEFAULT 'email' NOT NULL,
	"response_time" smallint DEFAULT 24 NOT NULL,
	"package_id" text,
	"package_purchased_at" timestamp (3) with time zone,
	CONSTRAINT "listings_status" CHECK ("listings"."status" in ('draft', 'pending', 'active', 'sold', 'expired')),
	CONSTRAINT "listings_country" CHECK ("listings"."country" in ('CA', 'US', 'MX')),
	CONSTRAINT "listings_currency" CHECK ("listings"."currency" in ('CAD', 'USD', 'MXN')),
	CONSTRAINT "listings_asking_range" CHECK ("listings"."asking_price_range" in ('under_50k', '50k_100k', '100k_250k', '250k_500k', '500k_1m', '1m_2m', '2m_5m', 'over_5m')),
	CONSTRAINT "listings_revenue_range" CHECK ("listings"."annual_revenue_range" in ('under_100k', '100k_250k', '250k_500k', '500k_1m', '1m_2m', '2m_5m', 'over_5m')),
	CONSTRAINT "listings_cash_flow_range" CHECK ("listings"."annual_cash_flow_range" in ('under_50k', '50k_100k', '100k_250k', '250k_500k', '500k_1m', '1m_2m', 'over_2m')),
	CONSTRAINT "listings_management" CHECK ("listings"."management" in ('owner_managed', 'employee_owned', 'absentee')),
	CONSTRAINT "listings_property" CHECK ("listings"."property_type" in ('real_property', 'lease')),
	CONSTRAINT "listings_business_status" CHECK ("listings"."business_status" in ('trading', 'seasonal', 'not_trading')),
	CONSTRAINT "listings_contact_way" CHECK ("listings"."preferred_contact" in ('email', 'phone')),
	CONSTRAINT "listings_package" CHECK ("listings"."package_id" in ('rmb', 'premium', 'realtor', 'max_exposure', 'full')),
	CONSTRAINT "listings_region" CHECK ("listings"."region" like "listings"."country" || '-%'),
	CONSTRAINT "listings_asking_price" CHECK ("listings"."asking_price" > 0),
	CONSTRAINT "listings_revenue" CHECK ("listings"."annual_revenue" >= 0),
	CONSTRAINT "listings_sold_price" CHECK ("listings"."sold_price" > 0),
	CONSTRAINT "listings_one_asking" CHECK (num_nonnulls("listings"."asking_price", "listings"."asking_price_range") + "listings"."asking_price_on_request"::int <= 1),
	CONSTRAINT "listings_one_revenue" CHECK (num_nonnulls("listings"."annual_revenue", "listings"."annual_revenue_range") + "listings"."annual_revenue_on_request"::int <= 1),
	CONSTRAINT "listings_one_cash_flow" CHECK (num_nonnulls("listings"."annual_cash_flow", "listings"."annual_cash_flow_range") + "listings"."annual_cash_flow_on_request"::int <= 1),
	CONSTRAINT "listings_employees" CHECK (0 <= "listings"."employees_min" and 0 <= "listings"."employees_max" and "listings"."employees_min" <= "listings"."employees_max"),
	CONSTRAINT "listings_square_footage" CHECK ("listings"."square_footage" > 0),
	CONSTRAINT "listings_established" CHECK ("listings"."established" between 1600 and 2200),
	CONSTRAINT "listings_response_time" CHECK ("listings"."response_time" > 0),
	CONSTRAINT "listings_latitude" CHECK ("listings"."latitude" between -90 and 90),
	CONSTRAINT "listings_longitude" CHECK ("listings"."longitude" between -180 and 180),
	CONSTRAINT "listings_active_is_whole" CHECK ("listings"."status" <> 'active' or num_nonnulls("listings"."published_at", "listings"."expires_at", "listings"."package_id", "listings"."package_purchased_at") = 4),
	CONSTRAINT "listings_expired_had_a_term" CHECK ("listings"."status" <> 'expired' or "listings"."expires_at" is not null),
	CONSTRAINT "listings_sold_has_a_day" CHECK (("listings"."status" = 'sold') = ("listings"."sold_at" is not null)),
	CONSTRAINT "listings_featured_is_paid" CHECK (not "listings"."featured" or "listings"."package_id" is not null),
	CONSTRAINT "listings_package_pair" CHECK (("listings"."package_id" is null) = ("listings"."package_purchased_at" is null))
);
--> statement-breakpoint
CREATE TABLE "confidentiality_agreements" (
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"signed_name" text NOT NULL,
	"text_version" text NOT NULL,
	"signed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confidentiality_agreements_listing_id_user_id_pk" PRIMARY KEY("listing_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "document_access" (
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"granted_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	CONSTRAINT "document_access_listing_id_user_id_pk" PRIMARY KEY("listing_id","user_id"),
	CONSTRAINT "document_access_one_answer" CHECK (num_nonnulls("document_access"."granted_at", "document_access"."refused_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "listing_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"caption" text DEFAULT '' NOT NULL,
	"revealing" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_media_kind" CHECK ("listing_media"."kind" in ('photo', 'video', 'document')),
	CONSTRAINT "listing_media_bytes" CHECK ("listing_media"."bytes" > 0),
	CONSTRAINT "listing_media_photo_size" CHECK ("listing_media"."kind" <> 'photo' or coalesce("listing_media"."width" > 0 and "listing_media"."height" > 0, false)),
	CONSTRAINT "listing_media_featured_photo" CHECK (not "listing_media"."featured" or "listing_media"."kind" = 'photo'),
	CONSTRAINT "listing_media_at_most" CHECK ("listing_media"."position" >= 0 and "listing_media"."position" < case "listing_media"."kind" when 'photo' then 15 else 3 end)
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"search" text NOT NULL,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"token_hash" text NOT NULL,
	"consent_at" timestamp (3) with time zone NOT NULL,
	"consent_from" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	"last_sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_frequency" CHECK ("alerts"."frequency" in ('instant', 'daily', 'weekly')),
	CONSTRAINT "alerts_email_lower" CHECK ("alerts"."email" = lower("alerts"."email"))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone,
	"last_message_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_status" CHECK ("conversations"."status" in ('active', 'archived', 'closed')),
	CONSTRAINT "conversations_two_people" CHECK ("conversations"."buyer_id" <> "conversations"."owner_id"),
	CONSTRAINT "conversations_count" CHECK ("conversations"."message_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"name" text NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "message_attachments_bytes" CHECK ("message_attachments"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"message_type" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"inquiry_data" jsonb,
	"read_at" timestamp (3) with time zone,
	"priority" text DEFAULT 'normal' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"auto_reply" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_type" CHECK ("messages"."message_type" in ('inquiry', 'reply')),
	CONSTRAINT "messages_priority" CHECK ("messages"."priority" in ('low', 'normal', 'high')),
	CONSTRAINT "messages_content" CHECK ("messages"."content" <> ''),
	CONSTRAINT "messages_two_people" CHECK ("messages"."sender_id" <> "messages"."recipient_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"package_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"checkout_id" text,
	"payment_id" text,
	"receipt_number" text,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_kind" CHECK ("orders"."kind" in ('package', 'renewal', 'success_fee')),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('open', 'paid', 'failed', 'expired', 'disputed')),
	CONSTRAINT "orders_package" CHECK ("orders"."package_id" in ('rmb', 'premium', 'realtor', 'max_exposure', 'full')),
	CONSTRAINT "orders_currency" CHECK ("orders"."currency" in ('CAD')),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" > 0),
	CONSTRAINT "orders_paid_has_a_day" CHECK (("orders"."status" in ('paid', 'disputed')) = ("orders"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"provider_refund_id" text,
	"refunded_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"package_id" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"amount" bigint NOT NULL,
	"renews_at" timestamp (3) with time zone NOT NULL,
	"reminded" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"provider_subscription_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_package" CHECK ("subscriptions"."package_id" in ('rmb', 'premium', 'realtor', 'max_exposure', 'full')),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('active', 'past_due', 'cancelled')),
	CONSTRAINT "subscriptions_amount" CHECK ("subscriptions"."amount" > 0),
	CONSTRAINT "subscriptions_cancelled" CHECK (("subscriptions"."status" = 'cancelled') = ("subscriptions"."cancelled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"request_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text DEFAULT 'email' NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_channel" CHECK ("mails"."channel" in ('email', 'sms')),
	CONSTRAINT "mails_attempts" CHECK ("mails"."attempts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "broker_applications" ADD CONSTRAINT "broker_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broker_applications" ADD CONSTRAINT "broker_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_daily_views" ADD CONSTRAINT "listing_daily_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_visits" ADD CONSTRAINT "listing_visits_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_listings" ADD CONSTRAINT "saved_listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_listings" ADD CONSTRAINT "saved_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_categories" ADD CONSTRAINT "listing_categories_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_prices" ADD CONSTRAINT "listing_prices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confidentiality_agreements" ADD CONSTRAINT "confidentiality_agreements_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confidentiality_agreements" ADD CONSTRAINT "confidentiality_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_access" ADD CONSTRAINT "document_access_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_access" ADD CONSTRAINT "document_access_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_media" ADD CONSTRAINT "listing_media_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_refunded_by_users_id_fk" FOREIGN KEY ("refunded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_limits_window" ON "attempt_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "broker_applications_one_pending" ON "broker_applications" USING btree ("user_id") WHERE "broker_applications"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "broker_applications_user" ON "broker_applications" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "broker_applications_state" ON "broker_applications" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_provider_key" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_key" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_type_created" ON "users" USING btree ("user_type","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_last_active" ON "users" USING btree ("last_active_at");--> statement-breakpoint
CREATE INDEX "users_place" ON "users" USING btree ("region","city","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_listed_brokers" ON "users" USING btree ("created_at" DESC NULLS FIRST) WHERE "users"."user_type" = 'broker' and "users"."identity_verified" and "users"."deactivated_at" is null;--> statement-breakpoint
CREATE INDEX "users_avatar" ON "users" USING btree ("avatar") WHERE "users"."avatar" is not null;--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_key" ON "known_devices" USING btree ("user_id","secret_hash");--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "proofs_secret_key" ON "proofs" USING btree ("purpose","secret_hash");--> statement-breakpoint
CREATE INDEX "proofs_user" ON "proofs" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "proofs_expiry" ON "proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_key" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "listing_reports_state" ON "listing_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "listing_reports_listing" ON "listing_reports" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_visits_day" ON "listing_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "saved_listings_listing" ON "saved_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_categories_once" ON "listing_categories" USING btree ("listing_id","category");--> statement-breakpoint
CREATE INDEX "listing_categories_category" ON "listing_categories" USING btree ("category","listing_id");--> statement-breakpoint
CREATE INDEX "listings_owner" ON "listings" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_status_created" ON "listings" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listings_created" ON "listings" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listings_featured" ON "listings" USING btree ("published_at" DESC NULLS FIRST) WHERE "listings"."featured" and "listings"."status" = 'active';--> statement-breakpoint
CREATE INDEX "listings_expiry" ON "listings" USING btree ("expires_at") WHERE "listings"."status" = 'active';--> statement-breakpoint
CREATE INDEX "confidentiality_agreements_user" ON "confidentiality_agreements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_access_user" ON "document_access" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_media_place" ON "listing_media" USING btree ("listing_id","kind","position");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_media_one_featured" ON "listing_media" USING btree ("listing_id") WHERE "listing_media"."featured";--> statement-breakpoint
CREATE INDEX "listing_media_storage" ON "listing_media" USING btree ("storage_key");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_once" ON "alerts" USING btree ("email","search") WHERE "alerts"."unsubscribed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_token_key" ON "alerts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "alerts_user" ON "alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("frequency","last_sent_at") WHERE "alerts"."confirmed_at" is not null and "alerts"."unsubscribed_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."handled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_once" ON "conversations" USING btree ("listing_id","buyer_id","owner_id");--> statement-breakpoint
CREATE INDEX "conversations_buyer" ON "conversations" USING btree ("buyer_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_owner" ON "conversations" USING btree ("owner_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_recent" ON "conversations" USING btree ("last_message_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "message_attachments_message" ON "message_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("conversation_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("recipient_id") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_checkout_key" ON "orders" USING btree ("checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment_key" ON "orders" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_receipt_key" ON "orders" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "orders_listing" ON "orders" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_status_created" ON "orders" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "provider_events_waiting" ON "provider_events" USING btree ("received_at") WHERE "provider_events"."processed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_key" ON "refunds" USING btree ("provider_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_running" ON "subscriptions" USING btree ("listing_id") WHERE "subscriptions"."status" <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider_key" ON "subscriptions" USING btree ("provider_subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_renewal" ON "subscriptions" USING btree ("renews_at") WHERE "subscriptions"."status" = 'active';--> statement-breakpoint
CREATE INDEX "audit_log_recent" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_recent" ON "mails" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null;