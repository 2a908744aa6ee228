import type { Transaction } from 'kysely';
import type { Database } from '../server/db/schema.js';
import type { Site } from '../server/base/site.js';
import { seedBonusTerms } from './bonus-terms.js';
import { agreements } from './content/agreements.js';
import { APP } from './content/app.js';
import { banksOf } from './content/banks.js';
import { BANNERS } from './content/banners.js';
import { bulletins } from './content/bulletins.js';
import { CATEGORIES, TAGS } from './content/categories.js';
import { contactChannels } from './content/contact.js';
import { faqs } from './content/faqs.js';
import { GAMES } from './content/games.js';
import { HOT_WORDS } from './content/hot-words.js';
import { MAKERS } from './content/makers.js';
import { manualBanks } from './content/manual-banks.js';
import { channelBanks, depositAmounts, PAY_METHODS, payChannels, withdrawAmounts } from './content/payments.js';
import { SITE_SETTINGS, WALLET_PARAMS } from './content/site-settings.js';
import { inMinorUnits, SITE_CONTENT } from './content/sites.js';
import { same } from './content/text.js';
import { seedPromotions } from './promotions.js';

const HOUR_MS = 3_600_000;

type Trx = Transaction<Database>;
const json = JSON.stringify;

/** Writes the content of the site: settings, agreements, notices, games, banks, payment channels. */
export async function seedCatalogue(trx: Trx, site: Site, now: Date): Promise<void> {
  await seedSite(trx, site, now);
  await seedGames(trx, site, now);
  await seedBonusTerms(trx, site);
  await seedPromotions(trx, site, now);
  await trx
    .insertInto('bank')
    .values(banksOf(site.country).map(({ code, name, artId, position }) => ({ code, name, art_id: artId, position })))
    .execute();
  await trx
    .insertInto('pay_method')
    .values(
      PAY_METHODS.map(({ id, method, name, endpoint, position }) => ({
        id,
        method,
        name: json(name),
        endpoint,
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('pay_channel')
    .values(
      payChannels(site.country).map((channel) => ({
        id: channel.id,
        method_id: channel.methodId,
        name: json(channel.name),
        note: json(channel.note),
        icon: channel.icon,
        pay_type: channel.payType,
        min_amount: channel.minAmount,
        max_amount: channel.maxAmount,
        fee_rate: channel.feeRate,
        credit_seconds: channel.creditSeconds,
        daily_limit: channel.dailyLimit,
        is_open: channel.isOpen,
        position: channel.position,
      })),
    )
    .execute();
  await trx
    .insertInto('pay_channel_bank')
    .values(
      Object.entries(channelBanks(site.country)).flatMap(([channel, banks]) =>
        banks.map((bank) => ({ channel_id: channel, bank_code: bank })),
      ),
    )
    .execute();
  await trx
    .insertInto('manual_bank')
    .values(
      manualBanks(site.country).map((bank, index) => ({
        id: bank.id,
        bank_code: bank.bankCode,
        holder: bank.holder,
        account_number: bank.accountNumber,
        note: json(bank.note),
        min_amount: bank.minAmount,
        max_amount: bank.maxAmount,
        needs_transaction_no: bank.needsTransactionNo,
        is_open: bank.isOpen,
        position: index + 1,
      })),
    )
    .execute();
}

async function seedSite(trx: Trx, site: Site, now: Date): Promise<void> {
  const settings = {
    ...SITE_SETTINGS,
    ...WALLET_PARAMS,
    contactChannels: contactChannels(site.country),
    depositAmounts: depositAmounts(site.country),
    withdrawAmounts: withdrawAmounts(site.country),
  };
  await trx
    .insertInto('site_setting')
    .values(Object.entries(settings).map(([key, value]) => ({ key, value: json(value) })))
    .execute();
  await trx
    .insertInto('agreement')
    .values(
      agreements(site.country).map(({ type, title, content }) => ({
        type,
        title: json(title),
        content: json(content),
        updated_at: now,
      })),
    )
    .execute();
  await trx
    .insertInto('bulletin')
    .values(
      bulletins(site.country).map(({ id, title, summary, content, isPopup, hoursAgo }) => ({
        id,
        title: json(title),
        summary: json(summary),
        content: json(content),
        is_popup: isPopup,
        created_at: new Date(now.getTime() - hoursAgo * HOUR_MS),
        updated_at: new Date(now.getTime() - hoursAgo * HOUR_MS),
      })),
    )
    .execute();
  await trx
    .insertInto('banner')
    .values(
      BANNERS.flatMap(({ id, places, position, title, text, button, link, artId }) =>
        places.map((place) => ({
          id,
          place,
          position,
          title: json(title),
          text: json(text),
          button: json(button),
          // No banner is an offer.
          terms: json(same('')),
          link,
          art_id: artId,
        })),
      ),
    )
    .execute();
  await trx
    .insertInto('faq')
    .values(
      faqs(site.country).map(({ id, topic, question, answer }, index) => ({
        id,
        topic,
        question: json(question),
        answer: json(answer),
        position: index + 1,
      })),
    )
    .execute();
  await trx
    .insertInto('app_version')
    .values({
      platform: APP.platform,
      version: APP.version,
      oldest_version: APP.oldestVersion,
      download_link: '',
      notes: json(APP.notes),
      released_at: new Date(now.getTime() - APP.releasedDaysAgo * 24 * HOUR_MS),
    })
    .execute();
  const { key, host } = SITE_CONTENT[site.country].app;
  await trx.insertInto('app_domain').values({ app_key: key, host }).execute();
  await trx
    .insertInto('hot_word')
    .values(HOT_WORDS.map((word, index) => ({ word: json(word), position: index + 1 })))
    .execute();
}

async function seedGames(trx: Trx, site: Site, now: Date): Promise<void> {
  const leastTransferIn = inMinorUnits(SITE_CONTENT[site.country].leastTransferIn);
  await trx
    .insertInto('category')
    .values(CATEGORIES.map(({ id, names, position }) => ({ id, name: json(names), position })))
    .execute();
  await trx
    .insertInto('navigation_tag')
    .values(TAGS.map(({ id, names, position }) => ({ id, name: json(names), position })))
    .execute();
  await trx
    .insertInto('maker')
    .values(
      MAKERS.map(({ id, slug, name, description, colour, isSandbox, position }) => ({
        id,
        name,
        description: json(description),
        art_id: `maker-${slug}`,
        colour,
        is_sandbox: isSandbox,
        maintenance_until: null,
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('game')
    .values(
      GAMES.map((game) => ({
        id: game.id,
        maker_id: game.makerId,
        category_id: game.categoryId,
        name: game.name,
        keywords: json(game.keywords),
        description: json(game.description),
        how_to_play: json(game.howToPlay),
        art_id: game.artId,
        is_open: game.isOpen,
        maintenance_until:
          game.maintenanceHours === null ? null : new Date(now.getTime() + game.maintenanceHours * HOUR_MS),
        has_demo: game.hasDemo,
        return_to_player: game.returnToPlayer === null ? null : String(game.returnToPlayer),
        volatility: game.volatility,
        open_type: game.openType,
        wallet_mode: game.walletMode,
        min_transfer_in: game.walletMode === 'seamless' ? 0 : leastTransferIn,
        new_position: game.newPosition,
        hot_position: game.hotPosition,
        position: game.position,
        updated_at: new Date(now.getTime() - game.updatedDaysAgo * 24 * HOUR_MS),
      })),
    )
    .execute();
  await trx
    .insertInto('game_tag')
    .values(GAMES.flatMap(({ id, tags }) => tags.map((tag) => ({ game_id: id, tag_id: tag }))))
    .execute();
  // The database adds the feature "demo" itself.
  await trx
    .insertInto('game_feature')
    .values(GAMES.flatMap(({ id, features }) => features.map((feature) => ({ game_id: id, feature }))))
    .execute();
}
