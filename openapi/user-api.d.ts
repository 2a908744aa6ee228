/* Generated from user-api.yaml by `npm run openapi`. */
export interface paths {
    "/game/getWebsiteInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Site info: name, country, currency, switches, levels.
         * @description The first call of a start. Switches are texts, and a table per field says which mean on (B6).
         */
        get: operations["getWebsiteInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banner/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of one position.
         * @description In the order of the site, with the address that each leads to.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulletin/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bulletins, the newest first.
         * @description Those that are published now, in the language asked for.
         */
        get: operations["listBulletins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulletin/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One bulletin.
         * @description Its text is sanitised HTML (G3).
         */
        get: operations["getBulletin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulletin/popup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notices of the day, the newest first; at most five.
         * @description Each is shown once a day (UTC), and again when `updateTime` differs (H2).
         */
        get: operations["getBulletinPopup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation/getAgreement/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An agreement of the site.
         * @description Terms of use or privacy notice, in the language asked for.
         */
        get: operations["getAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation/getServiceContactInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ways to contact customer service.
         * @description In the order of the site. Links are https, mail or telephone.
         */
        get: operations["getServiceContactInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/captchaImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new captcha: a picture of four digits, valid once within two minutes.
         * @description For a login, and for a code after several were sent. `code` is the status, never the solution (C1). Never cached.
         */
        get: operations["getCaptchaImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with account or phone, password and captcha.
         * @description The captcha is asked for where the site has it on, and everywhere after three failures (C1). An unknown account is refused like a wrong password, after the same time (C8). The token goes into the Authorization header.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smsLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a one-time code, without a captcha.
         * @description The way in for players who cannot see a captcha or forgot the password. A code works once, has five tries and five minutes (C2).
         */
        post: operations["smsLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendPhoneLoginCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for logging in. The response is the same for unknown phones.
         * @description A phone without an account gets a message that says so, and the response tells no difference (C8). After a few codes a captcha is asked for (C2).
         */
        post: operations["sendPhoneLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/sendRegisterPhoneCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for signing up. The response is the same for known phones.
         * @description A phone that has an account learns it only from who holds the code (C8). After a few codes a captcha is asked for (C2).
         */
        post: operations["sendRegisterPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is wrong with the fields of a sign-up that are known so far, all at once.
         * @description For the steps of the sign-up form: nothing is opened, and a right code stays valid. A wrong code counts as one of its five tries (C2). Where the site sends codes, whether a phone, a username or an invitation code exists is said only to who has the phone's code (C8).
         */
        post: operations["checkRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up. The older path of /v2/register.
         * @description Kept for older clients; it does the same as /v2/register (C4).
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up: opens the account, its wallet, and a bank account if the site requires one.
         * @description The first refusal is returned and nothing is opened; /register/check tells all of them before. An unknown invitation code refuses the sign-up (C5). Success logs the player in.
         */
        post: operations["registerV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgetPwd/sendPhoneCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for resetting the password.
         * @description The response is the same whether the phone has an account or not (C8). After a few codes a captcha is asked for (C2).
         */
        post: operations["sendForgotPasswordCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgetPwd/updatePwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password. Ends every other session (C7).
         * @description The player is logged in with the new token, and data is the player. Withdrawals to new cards wait for 24 hours (C7).
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log out. Responds 200 for a dead token too (A11).
         * @description Needs the Authorization header. Send the pending online time first (A11).
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player.
         * @description What the stored profile and the screens of the account show. The phone is masked.
         */
        get: operations["getInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onlineTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report online time. Does not count as activity of the session (A10).
         * @description Once each three minutes while a token exists, and the part that is due before a logout (I1).
         */
        post: operations["reportOnlineTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Store the player's language.
         * @description The language of messages and notifications that are written while the player is away. Each response follows the query parameter lang.
         */
        put: operations["setLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/supportBank/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banks that can pay out to players.
         * @description For the bank step of a sign-up and for new bank cards. The order is the site's.
         */
        get: operations["getSupportBankList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that home shows.
         * @description One response for the first screen, the same for every caller and shared for a moment.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories in the order of the tabs.
         * @description Each with its title by language (F5).
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/category_game/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games of a category.
         * @description An unknown category is notFound. The response is shared for a moment.
         */
        get: operations["listCategoryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/maker_game/{makerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games of a maker.
         * @description An unknown maker is notFound. The response is shared for a moment.
         */
        get: operations["listMakerGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/maker/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All makers.
         * @description In the order of the site, each with the number of its games.
         */
        get: operations["listMakers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/maker/list/bycategory/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makers with games in a category.
         * @description An unknown category is notFound.
         */
        get: operations["listMakersByCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/category_maker/gameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games of a maker within a category.
         * @description A game has to belong to both.
         */
        get: operations["listCategoryMakerGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/newGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New games, the newest first.
         * @description What counts as new is the site's choice.
         */
        get: operations["listNewGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/hotGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hot games, most played first.
         * @description The response is the same for every caller and shared for a moment.
         */
        get: operations["listHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gameGavigationTag/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Navigation tags.
         * @description In the order of the site. The spelling of the path is the customer's.
         */
        get: operations["listNavigationTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/gavigationTag/{tagId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games under a navigation tag.
         * @description An unknown tag is notFound. The spelling of the path is the customer's.
         */
        get: operations["listTagGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games by words in any of the five languages, tolerant of typing errors.
         * @description Finds at most 1,000 games, the best ones. May be narrowed by category, maker, tag and feature, and sorted; without a word all games match. The answer is cached for everybody, so that only new searches count for the limit of 120 a minute from one network.
         */
        get: operations["searchGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/search/hotWords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words that players search for.
         * @description In the language asked for; each is a word for searchGames.
         */
        get: operations["listHotWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/info/{gameId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One game.
         * @description With a token also whether the player likes it and has it among the favourites.
         */
        get: operations["getGameInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/winner/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top twenty winners of a period, names masked, from settled rounds.
         * @description Single wins of the last 24 hours, 7 days or 30 days. Only money that was really paid counts.
         */
        get: operations["listWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/winner/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's highest win of a period, and its place among the winners.
         * @description Null without a win. The places are those of the list of winners, counted up to the thousandth.
         */
        get: operations["getOwnWin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/favorite/{gameId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a game to the favourites, or remove it.
         * @description The body says what the player wants; a repeat changes nothing.
         */
        post: operations["setFavorite"];
        /**
         * Remove games from the favourites, up to ten at once. May be repeated.
         * @description Ids that are not among the favourites are skipped.
         */
        delete: operations["deleteFavorites"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/favorite/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favourite games, the latest first.
         * @description Games that the site has removed are left out.
         */
        get: operations["listFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/like/{gameId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a game, or remove the like.
         * @description The body says what the player wants; a repeat changes nothing.
         */
        post: operations["setLike"];
        /**
         * Remove the likes of games, up to ten at once. May be repeated.
         * @description Games that the player does not like are skipped.
         */
        delete: operations["deleteLikes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/like/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liked games, the latest first.
         * @description Games that the site has removed are left out.
         */
        get: operations["listLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/history/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games played, the latest first.
         * @description One row a game, with the time of its last round.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/play/{gameId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a game session. In transfer mode the amount leaves the wallet first (J1). Repeating it under the same key returns the same session.
         * @description Refused while another session is open, or the game or its maker is in maintenance (J4). The ticket in the response works once and is never the token (J3).
         */
        post: operations["playGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exitGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring all money back from the maker and end the session. May be repeated.
         * @description Asks the maker about the money until it is known (J1). A maker that is finishing a round refuses with makerLocked.
         */
        post: operations["exitGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoExitGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all open sessions. May be repeated (J1).
         * @description For a start after a crash, and before a wallet is used. What a maker holds back stays listed as a session.
         */
        post: operations["autoExitGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/session/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open session, or null.
         * @description For the card that continues a game, after a reload or on another device.
         */
        get: operations["getCurrentSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/session/money/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions that hold money of the wallet, the oldest first.
         * @description The makers are asked first about transfers of unknown outcome (J1). Play with a promotion balance and demo play hold no money of the wallet.
         */
        get: operations["listMoneyInGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/session/info/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One session. The server first asks the maker about a transfer of unknown outcome. While playing, each response has a new ticket.
         * @description Not the player's own is notFound.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/session/transferIn/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move more money into an open session. Repeating it under the same key moves nothing more.
         * @description Committed before the maker is asked; an unknown outcome is asked for under the same id and never guessed (J1). At least as much as the game takes when it is opened.
         */
        post: operations["transferIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/session/transferIn/trace/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What became of a transfer into an open session, by its idempotency key. Null if it never arrived.
         * @description For a request whose response was lost: ask before sending again (B5). The maker is asked first about a transfer of unknown outcome (J1).
         */
        post: operations["traceTransferIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/session/refreshBalance/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the maker for its current balance: the "update in-game balance manually" action.
         * @description For display only: money moves by transferIn and exitGame.
         */
        post: operations["refreshSessionBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/getBalanceInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wallet's balance and, separately, the money in games.
         * @description Money in a game is not part of the balance. Show a dash, never 0, when this cannot be read (E6).
         */
        get: operations["getBalanceInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/getWalletParams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which wallet functions are on.
         * @description Switches are texts (B6). Read after each login.
         */
        get: operations["getWalletParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/getPayMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment methods.
         * @description A method says whether its orders are opened by charge or by recharge (E1).
         */
        get: operations["listPayMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/getPayChannel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Channels of a payment method, with their limits.
         * @description Only open channels; an unknown method is notFound.
         */
        get: operations["listPayChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/getDepositAmountList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggested amounts.
         * @description For quick picks; any other amount within the limits of the channel works too.
         */
        get: operations["getDepositAmountList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/budgetAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote of a deposit before it is ordered (E1).
         * @description What is paid, the fee, the bonus and the stakes it requires. Orders nothing.
         */
        post: operations["budgetAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/{method}/charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a gateway order (redirect or QR). Repeating it under the same key returns the same order.
         * @description Committed before the payment company is asked. An order has a time by which it is to be paid.
         */
        post: operations["charge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/{method}/recharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a direct order. Repeating it under the same key returns the same order.
         * @description Committed before the payment company is asked. An order has a time by which it is to be paid.
         */
        post: operations["recharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/bonus/info/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bonus of a deposit, and what giving it up now would do.
         * @description Also after it was met or given up. A deposit without a bonus is notFound.
         */
        get: operations["getDepositBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/bonus/giveUp/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up the running bonus of a deposit.
         * @description The bonus and what was won since go back to the house; only the stakes of the deposit itself stay required. Refused while a game, an open round or a promotion holds money.
         */
        post: operations["giveUpDepositBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/getOrderStatus/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of an order.
         * @description Polled while the player pays (E2). Not the player's own is notFound.
         */
        get: operations["getOrderStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders, the newest first.
         * @description Filtered by status: 0 in review, 1 failed, 2 to be paid, 3 done (E3).
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/order/cancel/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an unpaid order. May be repeated.
         * @description The payment company is asked first: an order that was paid meanwhile is credited, not cancelled.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/order/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a deposit, a withdrawal or a manual deposit of the player by a number or its idempotency key. Null if there is none.
         * @description For a request whose response was lost: ask before sending again (B5). By `number` for a player who looks for a payment and has only what a bill or a receipt shows.
         */
        post: operations["traceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bill/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Transfers of the wallet and deposits that moved no money, newest first: views, not a table.
         * @description Filtered by kind, direction, status and time. Nothing is stored twice. The total is counted up to 1,000 rows beyond the page.
         */
        get: operations["listBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bill/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One transfer, or one deposit that moved no money.
         * @description Not the player's own is notFound.
         */
        get: operations["getBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bill/analyzeBill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sums of the bills of a period, by kind and day.
         * @description Days are those of the site's zone. Sums are in minor units.
         */
        get: operations["analyzeBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/getPayMethodByOperatorCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment methods of one payment company.
         * @description By the code of the company, as listPayMethods does for all.
         */
        get: operations["listPayMethodsByOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/getPayBank/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banks and wallets that a channel can be paid from.
         * @description For channels that ask the player for the bank before an order.
         */
        get: operations["listPayBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/callback/game/{maker}/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The signed callback of a game maker whose page was opened with a launch ticket. The ticket opens one page, once (J3).
         * @description For makers, not for players: the signature of the maker is checked over the raw body, and no token is needed. A ticket that was used, was replaced or is of another maker is not found.
         */
        post: operations["receiveEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/callback/game/{maker}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The signed callback of a game maker about a round. Each step of a round counts once.
         * @description For makers, not for players: the signature of the maker is checked over the raw body, and no token is needed. A maker that got no answer to a stake rolls it back; a stake that arrives after its rollback is refused, and so is a win without its stake. A win and a rollback may arrive after the end of the session, a new stake may not. A session whose money is at the maker knows `stake` and `win` alone: the maker may report its rounds as they happen, and lists the others when it is asked. While a transfer out has no outcome, a step that is not booked yet is refused with makerLocked; the maker repeats it later.
         */
        post: operations["receiveRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/callback/pay/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The signed callback of a payment company; may be repeated.
         * @description For payment companies, not for players: the signature is checked over the raw body, and no token is needed.
         */
        post: operations["receivePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/ManualDeposit/getBanks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts of the site that players may pay into manually.
         * @description Only where the site takes manual deposits.
         */
        get: operations["listManualBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/ManualDeposit/budgetAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote of a manual deposit before it is reported.
         * @description The bonus of the chosen promotion and the stakes it requires; the payment itself costs nothing. Reports nothing.
         */
        post: operations["budgetManualDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/ManualDeposit/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a manual payment, which then waits for review.
         * @description With a picture of the receipt, uploaded before. Credited when an operator approves it; repeating it under the same key returns the same deposit.
         */
        post: operations["submitManualDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/ManualDeposit/info/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of a manual deposit.
         * @description Not the player's own is notFound.
         */
        get: operations["getManualDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/getWithdrawRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may be withdrawn now, to which cards, and what blocks it.
         * @description Read before the form is shown, so that a player learns at once what stands against a withdrawal.
         */
        get: operations["getWithdrawRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/getWithdrawAmountList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggested amounts.
         * @description For quick picks; any other amount within the limits works too.
         */
        get: operations["getWithdrawAmountList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a payout. The money is held until the review has decided.
         * @description The time of the credit is computed in the site's zone (E4). One withdrawal at a time. With a new card, from a new device or for a large amount it is refused as proofRequired until the player has proved who is there; then the same request under the same key goes on (E8).
         */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/withdraw/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove that the owner of the account is there, for one withdrawal.
         * @description Takes one of password, code and credential. The proof is valid once, for ten minutes, in this session, and for the withdrawal of this card and amount under this key (E8). Repeating it succeeds.
         */
        post: operations["proveWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/withdraw/proof/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the player's phone, as proof for a withdrawal.
         * @description notFound if the account has no phone.
         */
        post: operations["sendWithdrawalCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/withdraw/proof/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser signs with a passkey, as proof for a withdrawal.
         * @description The challenge is valid once, for ten minutes, and only for the player who asked.
         */
        post: operations["getWithdrawalPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/withdraw/info/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The progress of a withdrawal.
         * @description Its steps, the expected time of the credit, and the reason of a refusal. Not the player's own is notFound.
         */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/withdraw/cancel/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal that is not approved yet. May be repeated.
         * @description The held money returns to the wallet in the same transaction.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gameUserBankCard/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bank cards, the default first.
         * @description Account numbers are masked (E5).
         */
        get: operations["listBankCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gameUserBankCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a card.
         * @description A card to which a withdrawal is under way stays as it is.
         */
        put: operations["changeBankCard"];
        /**
         * Add a card. The first is the default (E5).
         * @description The client warns, and the server does not refuse, when the holder differs from the real name (E5). After a password reset the card waits for 24 hours (C7).
         */
        post: operations["addBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gameUserBankCard/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One card.
         * @description Account numbers are masked. Not the player's own is notFound.
         */
        get: operations["getBankCard"];
        put?: never;
        post?: never;
        /**
         * Delete all given cards or none.
         * @description A card to which a withdrawal is under way refuses the whole request.
         */
        delete: operations["deleteBankCards"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gameUserBankCard/default/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a card the default.
         * @description The other cards lose the mark.
         */
        put: operations["setDefaultBankCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture (JPEG, PNG or WebP, 5 MB). The server encodes it again; GET the returned url to see it.
         * @description The type is read from the bytes. At most four files at once; limited before the body is read.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gameUserLevel/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Levels with their requirements and benefits.
         * @description The same for every player; where the player stands says getNextLevelSchedule.
         */
        get: operations["listUserLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/getNextLevelSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the player still needs for the next level.
         * @description Deposits and stakes that are still required. At the highest level nothing is.
         */
        get: operations["getNextLevelSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levelBonus/getDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The benefits of the player's level, and sums of the bonuses so far.
         * @description Sums are of all times, in minor units of the site's currency.
         */
        get: operations["getLevelBonusDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levelBonus/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Monthly, birthday, upgrade and deposit bonuses, the newest first.
         * @description Filtered by kind and status. A bonus is released, claimed, or expires.
         */
        get: operations["listLevelBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levelBonus/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One level bonus with the progress of its turnover.
         * @description Its terms are those of the day it was granted.
         */
        get: operations["getLevelBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levelBonus/claim/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a released level bonus into the wallet.
         * @description Credited once: a repeat under the same key gets the same response. A bonus that is not released, has expired or was claimed is refused.
         */
        post: operations["claimLevelBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rebate/getDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What today has earned so far, and sums of the earlier rebates.
         * @description Today's figures move with each settled round; a day is complete at its end in the site's zone.
         */
        get: operations["getRebateDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rebate/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily rebates with the settled stakes that counted, newest first.
         * @description One row a day. Rebates that may be claimed stand among them with their status.
         */
        get: operations["listRebates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rebate/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rates by category and level, and the share of a stake that counts.
         * @description The terms by which each day is computed, before a player has staked anything.
         */
        get: operations["getRebatePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rebate/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One rebate with the stakes that counted.
         * @description Says whether a claim without a response has arrived.
         */
        get: operations["getRebate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rebate/claim/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a rebate into the wallet.
         * @description Credited once: a repeat under the same key gets the same response. A rebate that has expired or was claimed is refused.
         */
        post: operations["claimRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systemBonus/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bonuses granted by the house, newest first.
         * @description Filtered by status. The house grants them one by one or to many players at once.
         */
        get: operations["listSystemBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systemBonus/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One system bonus with the progress of its turnover.
         * @description Its terms are those of the day it was granted.
         */
        get: operations["getSystemBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systemBonus/claim/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a system bonus into the wallet.
         * @description Credited once: a repeat under the same key gets the same response. A bonus that is not released, has expired or was claimed is refused.
         */
        post: operations["claimSystemBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral/getInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitation code, the terms, and the rewards so far.
         * @description A friend signs up with the code or its link (C5).
         */
        get: operations["getReferralInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Friends who signed up with the code, names masked, the newest first.
         * @description What each friend still needs before a reward is granted.
         */
        get: operations["listReferredFriends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral/reward/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rewards for friends, the newest first.
         * @description Filtered by status, one row a reward.
         */
        get: operations["listReferralRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral/reward/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One reward for a friend.
         * @description Tells after a lost response whether the reward was claimed.
         */
        get: operations["getReferralReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral/claim/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the reward for a friend into the wallet.
         * @description Credited once: a repeat under the same key gets the same response. A reward that has expired or was claimed is refused.
         */
        post: operations["claimReferralReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions with their own balance: running, then coming, then ended ones.
         * @description With a token also the player's own state in each.
         */
        get: operations["listPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One promotion with its terms.
         * @description Its text is sanitised HTML (G3). With a token also what the player may do now.
         */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/quote/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What taking part with an amount would give and require now. Changes nothing.
         * @description For the confirmation before taking part, with the exact amounts from the server.
         */
        get: operations["quotePromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/participate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take part: the amount moves from the wallet to a separate balance, together with the bonus. The terms are frozen (F3).
         * @description Refused while the player takes part already, or all places are taken. Repeating it under the same key returns the same record.
         */
        post: operations["joinPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/record/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's participations, newest first.
         * @description Filtered by status; each has what its button may do now (F2).
         */
        get: operations["listPromotionRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/record/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One participation with its terms, progress and games.
         * @description Not the player's own is notFound.
         */
        get: operations["getPromotionRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/record/game/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's participations that the game can be played for now, the nearest deadline first.
         * @description A stake from the wallet counts for none of them. `id` is the game.
         */
        get: operations["listRecordsForGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/record/preview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What settling, closing or unlocking would keep and void now. Changes nothing (F3).
         * @description For the confirmation before the end, with the exact amounts from the server.
         */
        get: operations["previewPromotionEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/record/settle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the whole promotion balance to the wallet.
         * @description Refused until the conditions are met, and while a game is open on the promotion balance.
         */
        post: operations["settlePromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/record/close/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a participation: the whole promotion balance and unused free spins are void (F3).
         * @description Refused when the conditions are met: then it is settled. Preview it first.
         */
        post: operations["closePromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/record/unlock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a participation with less than its release amount left; the rest is void (F2).
         * @description Refused while the balance is not under the release amount. Preview it first.
         */
        post: operations["unlockPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/record/getCanSettlePromotionRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The most urgent participation that can be settled; null if there is none (F4).
         * @description Asked at once and each five minutes by one leading tab (F4).
         */
        get: operations["getCanSettlePromotionRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/bill/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bill of a participation, newest line first. It is compiled in the background.
         * @description Compiling takes up to half an hour after a round.
         */
        get: operations["listPromotionBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/game/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games that count for a promotion, or for the player's participation under its agreed terms.
         * @description May be narrowed by category, maker and keyword.
         */
        get: operations["listPromotionGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/game/makerType/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makers and categories of the games that count.
         * @description For the filters of listPromotionGames.
         */
        get: operations["listPromotionMakers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/code/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a code would give, or has given to the player. Does not use it.
         * @description Five codes per hour that the site does not have are answered; then until says when the limit ends. A code that the player has redeemed is shown with its time, so that a lost response of redeeming can be looked up.
         */
        post: operations["checkPromotionCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gamePromotion/code/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a code: entry to a promotion, or a gift that opens a participation.
         * @description Refused when the player cannot use the code, or not any more. Repeating it under the same key returns the same record.
         */
        post: operations["redeemPromotionCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Marketing events: running, then coming, then ended ones.
         * @description With a token also the player's progress in each.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One marketing event.
         * @description With a token also the player's progress.
         */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/participate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a marketing event; deposits and stakes count from now. May be repeated.
         * @description Refused when it is over or full.
         */
        post: operations["joinActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/claim/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the reward of a marketing event, once.
         * @description Credited once: a repeat under the same key gets the same response.
         */
        post: operations["claimActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/getAllActivity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposit promotions to choose from (E1).
         * @description Those that the player may choose with the next deposit; the quote says what each gives.
         */
        get: operations["listDepositPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/messageNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unread messages by category; the sum is the badge.
         * @description Read in the background; a failure is silent (B3).
         */
        get: operations["getMessageNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages, the newest first.
         * @description Without a category the list has all of them. Ten rows a page unless limit says otherwise. The total is counted up to 1,000 rows beyond the page.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One message. Does not mark it as read.
         * @description Mark it with readMessage once the player has seen it.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/read/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a message as read. May be repeated.
         * @description A message that was read before stays as it is.
         */
        post: operations["readMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/allRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all messages as read, or all of one category.
         * @description Messages that arrive meanwhile stay unread.
         */
        post: operations["readAllMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/{ids}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete messages, up to twenty at once. Unknown ids are skipped.
         * @description Only the player's own messages are deleted.
         */
        delete: operations["deleteMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile. The birthday can be set once.
         * @description Fields that are left out stay as they are. The birthday is checked against the age of the country (D5).
         */
        post: operations["editProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modified/updatePwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password. Ends every other session.
         * @description Needs the present password. The device that changes it stays logged in.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/avatar/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The site's avatars.
         * @description One of them is chosen with editProfile; a picture of the player's own is uploaded with uploadFile.
         */
        get: operations["listAvatars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/device/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Devices where the player is logged in, the current one first.
         * @description A device is a session that has not ended: its browser, address and times.
         */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/device/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log a device out; the id others means all but the current one.
         * @description The token of that device is dead at once. An unknown id is notFound.
         */
        delete: operations["signOutDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkey/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Passkeys of the player, the newest first.
         * @description Also tells whether a passkey arrived whose response was lost: by its credential id. A new password leaves passkeys as they are (C10).
         */
        get: operations["listPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser needs to make a passkey.
         * @description The challenge is valid once, for ten minutes, and only for this player.
         */
        post: operations["getNewPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the passkey that the browser has made.
         * @description Sent again with the same credential it is a success and adds nothing. The player gets a message.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkey/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a passkey another name.
         * @description Sent again it changes nothing. An unknown or revoked id is notFound.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Revoke a passkey: it never logs in again.
         * @description Sent again it is a success. An unknown id is notFound. Sessions that it opened go on; the list of devices ends them.
         */
        delete: operations["revokePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sendChangePhoneCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the phone that the account is to move to.
         * @description The code goes to the new phone, as proof that the player has it. After a few codes a captcha is asked for (C2).
         */
        post: operations["sendChangePhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sendOldPhoneCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the phone that the account has now.
         * @description Instead of the password, changePhone takes this code as proof that the account is the own one. notFound if the account has no phone.
         */
        post: operations["sendOldPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/changePhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move the account to another phone. Ends every other session.
         * @description Needs the code that was sent to the new phone, and either the code that was sent to the old one or the password. A phone of another account is phoneTaken.
         */
        put: operations["changePhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback with up to four pictures, once per idempotency key.
         * @description Ten characters or more (section 9). Pictures are uploaded with uploadFile first.
         */
        post: operations["submitFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a feedback of the player by its idempotency key. Null if there is none.
         * @description The request after a lost response (B4).
         */
        post: operations["traceFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Frequently asked questions.
         * @description By topic, in the language asked for.
         */
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation/getAppVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest version of the app, or null if the platform has none.
         * @description The client compares it with its own version and shows an update, which may be required.
         */
        get: operations["getAppVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appDomain/{appKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The host of an app's lobby (B8).
         * @description The client accepts only hosts that its build allows, or hosts under the present site (B8).
         */
        get: operations["getAppDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser signs to log in with a passkey.
         * @description The challenge is valid once, for ten minutes, and only for the browser that asked. No account is named: the browser offers the passkeys that it has.
         */
        post: operations["getPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkey/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey.
         * @description The session is the one of a login by password, under the same limits and locks. The player was verified by the device, so no captcha is asked for (C10).
         */
        post: operations["passkeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/sendBindingPhoneCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the phone that is to be added to an account without one.
         * @description Only for an account that was opened by a social login and has no phone. After a few codes a captcha is asked for (C2).
         */
        post: operations["sendBindingPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/bindingPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a phone to an account that was opened by a social login.
         * @description From then on the player can log in with the phone and a code, and reset a password.
         */
        post: operations["bindPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/comment/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments of a game, the newest or the best first; with parentId its replies, the oldest first.
         * @description With a token also whether a comment is the player's own. A comment that waits for a review or was hidden is listed for its author alone.
         */
        get: operations["listGameComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/comment/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mean and distribution of the scores of a game.
         * @description A score counts while its comment waits for a review, and no longer once an operator has hidden it.
         */
        get: operations["getGameCommentSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/comment/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a comment of the player by its idempotency key. Null if there is none.
         * @description The request after a lost response (B4).
         */
        post: operations["traceGameComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/comment/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One comment as the player sees it.
         * @description The request after a lost response of a deletion, of its undo or of a report (B4). The author also finds a deleted comment.
         */
        get: operations["getGameComment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/comment/restore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the deletion of the player's own comment, once per idempotency key.
         * @description Its replies come back with it. A while after undoUntil it is refused.
         */
        post: operations["restoreGameComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/similar/{gameId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Up to twelve games like this one.
         * @description Of the same category and open, those of the same tags and of the same maker first.
         */
        get: operations["listSimilarGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a comment on a game, or a reply, once per idempotency key.
         * @description At most 500 characters as people see them (D4), and limited in time. Shown at once; with a link in it, it waits for an operator.
         */
        post: operations["addGameComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/comment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the player's own comment with its replies, once per idempotency key.
         * @description It can be restored until undoUntil. A comment of somebody else is notFound.
         */
        delete: operations["deleteGameComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/comment/report/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a comment to the operator, with the reason, once per idempotency key.
         * @description An operator decides; nobody reports a comment of their own. A player's later report of the same comment changes nothing.
         */
        post: operations["reportGameComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/history/{ids}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove games from the history, up to ten at once. May be repeated.
         * @description Only hides them from the list; the rounds stay in the bills.
         */
        delete: operations["deleteHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/facebook/getLoginUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin a login with Facebook; with a token, begin to bind it. Not in MM.
         * @description Authorization code with state and PKCE; the state works once and in the browser that began (C9).
         */
        get: operations["getFacebookLoginUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/facebook/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a login with Facebook: log in, sign up, or bind.
         * @description Send what the network returned to the callback page. A bind returns the token that it was sent with. A new person is opened an account after confirming the age with the same state (D5).
         */
        post: operations["facebookLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/socialBind/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The site's social networks, and whether the player has bound them. Empty in MM.
         * @description For the settings of the account, where a network is bound or unbound.
         */
        get: operations["listSocialBinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/socialBind/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unbind a social network, unless it is the only way to log in.
         * @description An account without a password and without a phone keeps its network: onlyWayIn.
         */
        delete: operations["deleteSocialBind"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Language of every text in the response.
         * @example en_US
         * @enum {string}
         */
        Locale: "en_US" | "ms_MY" | "my_MM" | "th_TH" | "zh_CN";
        /**
         * @description For the player, in the language asked for.
         * @example OK
         */
        BodyMessage: string;
        /** @description What every success has. Beside it stand data, or rows and total, or the fields that the operation names (B2). */
        Success: {
            /**
             * @example 200
             * @constant
             */
            code: 200;
            msg: components["schemas"]["BodyMessage"];
        };
        /**
         * @description ISO 4217.
         * @example PHP
         * @enum {string}
         */
        Currency: "PHP" | "THB" | "MMK";
        /**
         * @description A flag as the specification sends it, as text. true, 1 and Y are on (B6).
         * @example true
         */
        Flag: string;
        UserLevel: {
            /** @example 1 */
            level: number;
            /** @example Bronze */
            levelName: string;
        };
        /** @description Site info (specification, section 3). Flags are texts. */
        WebsiteInfo: {
            /** @example /art/brand.svg */
            websiteLogo: string;
            /** @example Paraw */
            websiteName: string;
            /**
             * @example PH
             * @enum {string}
             */
            countryCode: "PH" | "TH" | "MM";
            /**
             * @description A locale, or empty if the country decides. en, en-US and en_US are the same (H1).
             * @example en_US
             */
            websiteDefaultLanguage: string;
            currencyCode: components["schemas"]["Currency"];
            /** @example ₱ */
            currencySymbol: string;
            /**
             * @description UTC+8, UTC+6:30, GMT+7 and +0630 all occur (H2).
             * @example UTC+8
             */
            countryTimezone: string;
            gameAccountCaptchaEnabled: components["schemas"]["Flag"];
            gameAccountRegisterSMS: components["schemas"]["Flag"];
            gameAccountRegisterBank: components["schemas"]["Flag"];
            levelScheduleStatus: components["schemas"]["Flag"];
            mobileBottomPictureStatus: components["schemas"]["Flag"];
            /**
             * @description Key of the agreement that sign-up links to.
             * @example terms
             */
            userAgreement: string;
            /** @example  */
            tiktokLink: string;
            /** @example  */
            facebookLink: string;
            /** @example  */
            youtubeLink: string;
            /** @example  */
            appDownloadLink: string;
            /**
             * @description A vendor snippet. Only its numeric id is ever used (G1).
             * @example
             */
            facebookPixel: string;
            /** @example Paraw */
            documentTitle: string;
            userLevelList: components["schemas"]["UserLevel"][];
            /**
             * @description A path of this site that shows the messages of a demo in place of an SMS. Absent where real messages are sent.
             * @example /sandbox/sms
             */
            smsOutbox?: string;
        };
        /**
         * @description Why a request was refused; x-problem-codes has the meanings, and each operation lists its own in x-problems.
         * @example 10404
         * @enum {integer}
         */
        ProblemCode: 401 | 403 | 429 | 500 | 503 | 10101 | 10102 | 10103 | 10104 | 10105 | 10106 | 10107 | 10108 | 10109 | 10110 | 10111 | 10112 | 10113 | 10114 | 10115 | 10116 | 10117 | 10118 | 10119 | 10120 | 10121 | 10201 | 10202 | 10203 | 10204 | 10205 | 10206 | 10207 | 10208 | 10209 | 10210 | 10211 | 10212 | 10213 | 10214 | 10215 | 10216 | 10217 | 10218 | 10219 | 10220 | 10301 | 10302 | 10303 | 10304 | 10305 | 10306 | 10701 | 10702 | 10703 | 10704 | 10400 | 10404 | 10501 | 10502 | 10601 | 10602 | 10603 | 10604 | 10605 | 10606 | 10607 | 10608 | 10609 | 10610 | 10611 | 10612 | 10613 | 10614 | 10615 | 10616 | 10617 | 10618 | 10619 | 10801 | 10802 | 10803 | 10804 | 10805 | 10806;
        /**
         * Format: date-time
         * @description RFC 3339 with its zone.
         * @example 2026-11-21T10:00:00.000Z
         */
        DateTime: string;
        /** @description What proofRequired asks for: why, and which proofs the player has. */
        ProofDemand: {
            /**
             * @example [
             *       "newCard"
             *     ]
             */
            reasons: ("newCard" | "newDevice" | "largeAmount")[];
            /**
             * @description Empty if the player has none; a phone has to be added first.
             * @example [
             *       "password",
             *       "code"
             *     ]
             */
            ways: ("passkey" | "password" | "code")[];
            /**
             * @description Where a code would go, masked.
             * @example 0917•••4567
             */
            phone: string | null;
        };
        Refusal: {
            code: components["schemas"]["ProblemCode"];
            msg: components["schemas"]["BodyMessage"];
            /**
             * @description The field of the request that was refused.
             * @example phone
             */
            field?: string;
            /** @description When a limit ends, where the refusal knows it. */
            until?: components["schemas"]["DateTime"];
            proof?: components["schemas"]["ProofDemand"];
        };
        /** @example 1001 */
        Id: string;
        /** @description Served as /art/{name}-{width}.avif and .webp. Widths: cards 216 and 432, banners 720 and 1440, avatars and logos 96 and 192. A card is also served as /art/{name}.svg, for a game shown across the screen. */
        Picture: {
            /** @example card-1001.a1b2c3d4 */
            name: string;
            /**
             * @description Colour shown before the picture arrives.
             * @example #3a2a6b
             */
            dominant: string;
        };
        Banner: {
            bannerId: components["schemas"]["Id"];
            /**
             * @example home
             * @enum {string}
             */
            position: "home" | "promotion";
            /** @example Mango week */
            title: string;
            /** @example 50% on your first deposit, up to ₱1,000. Turnover 6×. */
            text: string;
            /** @example See the terms */
            button: string;
            /**
             * @description A path of the lobby.
             * @example /pages/privilege/privilege
             */
            link: string;
            art: components["schemas"]["Picture"];
            /**
             * @description Plain text with line feeds between paragraphs. Empty if the banner is not an offer.
             * @example Deposit once between 100 and 2000.
             */
            terms: string;
        };
        Bulletin: {
            bulletinId: components["schemas"]["Id"];
            /** @example Tuesday 02:00–03:00 */
            title: string;
            /** @example short maintenance, wallet stays open */
            summary: string;
            createTime: components["schemas"]["DateTime"];
        };
        BulletinInfo: {
            bulletinId: components["schemas"]["Id"];
            /** @example Tuesday 02:00–03:00 */
            title: string;
            /** @example short maintenance, wallet stays open */
            summary: string;
            /**
             * @description Plain text with line feeds between paragraphs.
             * @example Games close for an hour. Your wallet stays open.
             */
            content: string;
            createTime: components["schemas"]["DateTime"];
            /** @description When its texts were posted last. A notice of the day is shown again after a change (H2). */
            updateTime: components["schemas"]["DateTime"];
        };
        Agreement: {
            /**
             * @example terms
             * @enum {string}
             */
            type: "terms" | "privacy";
            /** @example Terms of use */
            title: string;
            /**
             * @description Plain text with line feeds between paragraphs; a line that starts with "# " is a heading.
             * @example # Who may play
             */
            content: string;
            updateTime: components["schemas"]["DateTime"];
        };
        ContactInformation: {
            channels: {
                /**
                 * @example email
                 * @enum {string}
                 */
                kind: "phone" | "email" | "chat" | "hours";
                /** @example E-mail */
                label: string;
                /** @example help@paraw.example */
                value: string;
                /**
                 * @description mailto:, tel: or https:, or empty.
                 * @example mailto:help@paraw.example
                 */
                link: string;
            }[];
        };
        /** @description `code` is the status, never the solution (C1). */
        CaptchaAnswer: (components["schemas"]["Success"] & {
            /**
             * @description Base64 of a GIF without a data prefix.
             * @example R0lGODlh
             */
            img: string;
            /**
             * Format: uuid
             * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
             */
            uuid: string;
        }) | components["schemas"]["Refusal"];
        /**
         * Format: uuid
         * @description A random id of this browser, never a fingerprint (C8).
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        BrowserUuid: string;
        LoginRequest: {
            /**
             * @description Account or phone.
             * @example demo
             */
            username: string;
            /**
             * @description Only required here; sign-up checks the pattern (C6).
             * @example demo1234
             */
            password: string;
            /**
             * @description The digits of the captcha.
             * @example 4821
             */
            code?: string;
            /**
             * @description Id of the captcha.
             * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
             */
            uuid?: string;
            browserUUID: components["schemas"]["BrowserUuid"];
        };
        /**
         * @description Opaque, 256 bits.
         * @example Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6
         */
        Token: string;
        TokenAnswer: (components["schemas"]["Success"] & {
            token: components["schemas"]["Token"];
        }) | components["schemas"]["Refusal"];
        /**
         * @description In 0-form, digits only (D1).
         * @example 09171234567
         */
        Phone: string;
        /** @example 482913 */
        OneTimeCode: string;
        SmsLoginRequest: {
            phone: components["schemas"]["Phone"];
            code: components["schemas"]["OneTimeCode"];
            browserUUID: components["schemas"]["BrowserUuid"];
        };
        /**
         * @description Base64 of one string made of the phone and a random number from 1000 to 9999: an opaque nonce, not a proof (C2).
         * @example MDkxNzEyMzQ1Njc0ODIx
         */
        PhoneNonce: string;
        SendCodeRequest: {
            phone: components["schemas"]["Phone"];
            code: components["schemas"]["PhoneNonce"];
            browserUUID: components["schemas"]["BrowserUuid"];
            /**
             * @description The digits of a captcha; asked for by captchaRequired after three codes to a phone (C2).
             * @example 4821
             */
            captcha?: string;
            /**
             * @description Id of the captcha.
             * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
             */
            captchaUuid?: string;
        };
        /** @description A success without data, or a refusal. */
        Done: components["schemas"]["Success"] | components["schemas"]["Refusal"];
        /**
         * @description The phone in 0-form if the player left it empty (C4).
         * @example marisol
         */
        NewUsername: string;
        /** @example mango.moon7 */
        Password: string;
        /** @example PARAW1 */
        InviteCode: string;
        RegisterCheckRequest: {
            phone: components["schemas"]["Phone"];
            code?: components["schemas"]["OneTimeCode"];
            username?: components["schemas"]["NewUsername"];
            password?: components["schemas"]["Password"];
            inviteCode?: components["schemas"]["InviteCode"];
            browserUUID: components["schemas"]["BrowserUuid"];
        };
        RegisterBankCard: {
            bank: components["schemas"]["Id"];
            /** @example Bayani Bank */
            bankName: string;
            /**
             * @description Holder.
             * @example Marisol Reyes
             */
            bankCardName: string;
            /**
             * @description Digits with their leading zeros (D4).
             * @example 001234567890
             */
            bankCardAccount: string;
            /**
             * @description The phone.
             * @example 09171234567
             */
            bankCardRemark: string;
            /** @example /art/bank-bayani.svg */
            icon: string;
            /**
             * @example 0
             * @enum {integer}
             */
            defaultStatus: 0 | 1;
            /** @example CUSTOM */
            operatorCode: string;
        };
        RegisterRequest: {
            phone: components["schemas"]["Phone"];
            code?: components["schemas"]["OneTimeCode"];
            username: components["schemas"]["NewUsername"];
            password: components["schemas"]["Password"];
            inviteCode?: components["schemas"]["InviteCode"];
            /**
             * @description The player confirmed the age of the country, 21 in PH (D5).
             * @example true
             */
            isAdult: boolean;
            browserUUID: components["schemas"]["BrowserUuid"];
            gameUserBankCard?: components["schemas"]["RegisterBankCard"];
        };
        ForgotPasswordRequest: {
            phone: components["schemas"]["Phone"];
            code: components["schemas"]["OneTimeCode"];
            /** @example marisol */
            username: string;
            password: components["schemas"]["Password"];
            browserUUID: components["schemas"]["BrowserUuid"];
        };
        /**
         * @example female
         * @enum {string}
         */
        Gender: "male" | "female" | "unknown" | "custom";
        User: {
            userId: components["schemas"]["Id"];
            /** @example marisol */
            username: string;
            /** @example Marisol */
            nickname: string;
            /**
             * @description Masked; empty while an account that was opened by a social login has none.
             * @example 0917•••4567
             */
            phone: string;
            avatar: components["schemas"]["Picture"];
            /**
             * @description A picture that the player uploaded, shown instead of avatar.
             * @example null
             */
            avatarUrl: string | null;
            /**
             * @description Empty until told.
             * @example Marisol Reyes
             */
            realname: string;
            gender: components["schemas"]["Gender"];
            /**
             * @description Cannot be changed once it is set.
             * @example 1990-05-17
             */
            birthday: string | null;
            /** @example marisol@mail.example */
            email: string;
            /** @example 1 */
            level: number;
            /** @example Bronze */
            levelName: string;
            language: components["schemas"]["Locale"];
            createTime: components["schemas"]["DateTime"];
        };
        ResetAnswer: (components["schemas"]["Success"] & {
            token: components["schemas"]["Token"];
            data: components["schemas"]["User"];
        }) | components["schemas"]["Refusal"];
        UserAnswer: (components["schemas"]["Success"] & {
            user: components["schemas"]["User"];
        }) | components["schemas"]["Refusal"];
        OnlineTimeRequest: {
            /**
             * @description 3 each 180 s; at logout 1 for 50-110 s, 2 for 110-170 s, 3 for 170 s and more (I1).
             * @example 3
             * @enum {integer}
             */
            onlineTime: 1 | 2 | 3;
        };
        LanguageRequest: {
            lang: components["schemas"]["Locale"];
        };
        SupportBank: {
            bankCode: components["schemas"]["Id"];
            /** @example Bayani Bank */
            bankName: string;
            /** @example /art/bank-bayani.svg */
            icon: string;
        };
        Category: {
            categoryId: components["schemas"]["Id"];
            /** @example Slots */
            categoryName: string;
            /**
             * @description JSON text with the keys th, en, zh, mm, each with a title (specification, section 3).
             * @example {"en":{"title":"Slots"},"th":{"title":"สล็อต"},"zh":{"title":"老虎机"},"mm":{"title":"စလော့"}}
             */
            title: string;
            /**
             * @example slots
             * @enum {string}
             */
            icon: "slots" | "casino" | "poker" | "table" | "fishing" | "sports";
        };
        GameCard: {
            gameId: components["schemas"]["Id"];
            /** @example Mango Moon */
            name: string;
            makerId: components["schemas"]["Id"];
            /** @example Kasoy Works */
            makerName: string;
            categoryId: components["schemas"]["Id"];
            art: components["schemas"]["Picture"];
            /** @example false */
            isNew: boolean;
            /** @example true */
            isHot: boolean;
            /**
             * @description False for a game that its maker has announced and not opened yet.
             * @example true
             */
            isPlayable: boolean;
            /**
             * @description Can be tried without money.
             * @example false
             */
            demoStatus: boolean;
            /** @example false */
            maintenanceStatus: boolean;
            /** @example null */
            maintenanceEndTime: components["schemas"]["DateTime"] | null;
        };
        Maker: {
            makerId: components["schemas"]["Id"];
            /** @example Larkspire */
            makerName: string;
            /** @example /art/maker-3.svg */
            logo: string;
            /** @example 21 */
            gameCount: number;
        };
        MakerGames: {
            maker: components["schemas"]["Maker"];
            games: components["schemas"]["GameCard"][];
        };
        /**
         * @description Money in hundredths of the currency, also for MMK (ISO 4217 defines 2 decimals).
         * @example 50000
         */
        MinorUnits: number;
        Winner: {
            /** @example 1 */
            rank: number;
            /**
             * @description Masked.
             * @example jo***na
             */
            name: string;
            avatar: components["schemas"]["Picture"];
            gameId: components["schemas"]["Id"];
            /** @example Mango Moon */
            gameName: string;
            amount: components["schemas"]["MinorUnits"];
        };
        BottomPicture: {
            /**
             * @description What the picture says.
             * @example Who plays at night
             */
            title: string;
            /**
             * @description A path of the lobby.
             * @example /pages/account/contactUs
             */
            link: string;
            art: components["schemas"]["Picture"];
        };
        Home: {
            banners: components["schemas"]["Banner"][];
            bulletins: components["schemas"]["Bulletin"][];
            categories: components["schemas"]["Category"][];
            hot: components["schemas"]["GameCard"][];
            newest: components["schemas"]["GameCard"][];
            byMaker: components["schemas"]["MakerGames"][];
            /** @description Of today, the first twenty. */
            winners: components["schemas"]["Winner"][];
            /**
             * @description The picture below the page on phones; null unless mobileBottomPictureStatus is on.
             * @example null
             */
            bottomPicture: components["schemas"]["BottomPicture"] | null;
        };
        NavigationTag: {
            tagId: components["schemas"]["Id"];
            /** @example Fruit */
            tagName: string;
            /**
             * @description Like the title of a category.
             * @example {"en":{"title":"Fruit"}}
             */
            title: string;
        };
        /**
         * @description What a game has. demo: can be tried without money. lines, ways, cascades: how a slot pays, on lines, wherever equal pictures stand, or again and again as they fall. wilds: pictures that stand for others. manyBets: several bets on one round. cardSwap: cards can be exchanged.
         * @example demo
         * @enum {string}
         */
        GameFeature: "demo" | "lines" | "ways" | "cascades" | "wilds" | "manyBets" | "cardSwap";
        HotWord: {
            /** @example dragon */
            word: string;
        };
        GameInfo: {
            gameId: components["schemas"]["Id"];
            /** @example Mango Moon */
            name: string;
            makerId: components["schemas"]["Id"];
            /** @example Kasoy Works */
            makerName: string;
            categoryId: components["schemas"]["Id"];
            art: components["schemas"]["Picture"];
            /** @example false */
            isNew: boolean;
            /** @example true */
            isHot: boolean;
            /** @example true */
            isPlayable: boolean;
            /** @example false */
            demoStatus: boolean;
            /** @example false */
            maintenanceStatus: boolean;
            /** @example null */
            maintenanceEndTime: components["schemas"]["DateTime"] | null;
            /** @example Kasoy Works */
            developer: string;
            /** @example Fruit under a full moon. */
            description: string;
            /** @example Choose a stake and spin. */
            howToPlay: string;
            updateTime: components["schemas"]["DateTime"];
            /**
             * @description Per cent, as the maker publishes it.
             * @example 95.02
             */
            returnToPlayer: number | null;
            /**
             * @description How unevenly the wins come, as the maker publishes it.
             * @example medium
             */
            volatility: ("low" | "medium" | "high") | null;
            /**
             * @example [
             *       "demo",
             *       "lines",
             *       "wilds"
             *     ]
             */
            features: components["schemas"]["GameFeature"][];
            /** @description When the response was made: what a countdown to maintenanceEndTime goes by. */
            serverTime: components["schemas"]["DateTime"];
            /**
             * @description Of the player; false for a visitor.
             * @example false
             */
            likeStatus: boolean;
            /** @example false */
            favoriteStatus: boolean;
            /** @example 128 */
            likeNum: number;
            /**
             * @description Mean of the players' scores, one decimal; null without any.
             * @example 4.3
             */
            score: number | null;
            /**
             * @description Players who scored.
             * @example 12
             */
            scoreNum: number;
            /**
             * @description Comments and replies.
             * @example 31
             */
            commentNum: number;
            /**
             * @example iframe
             * @enum {string}
             */
            openType: "iframe" | "redirect";
            /**
             * @example transfer
             * @enum {string}
             */
            walletMode: "transfer" | "seamless";
            minTransferIn: components["schemas"]["MinorUnits"];
            /**
             * @description What the player brought into this game last; null for a visitor and before the first time.
             * @example 10000
             */
            lastTransferIn: components["schemas"]["MinorUnits"] | null;
        };
        OwnWin: {
            /**
             * @description Among all wins of the period. Null beyond the first thousand.
             * @example 41
             */
            rank: number | null;
            /**
             * @description Masked as the names of the others are.
             * @example jo***na
             */
            name: string;
            avatar: components["schemas"]["Picture"];
            gameId: components["schemas"]["Id"];
            /** @example Mango Moon */
            gameName: string;
            amount: components["schemas"]["MinorUnits"];
        };
        StatusRequest: {
            /**
             * @description True sets, false takes away. Repeating changes nothing.
             * @example true
             */
            status: boolean;
        };
        PlayRequest: {
            /**
             * @example other
             * @enum {string}
             */
            deviceType: "pc" | "other";
            amount?: components["schemas"]["MinorUnits"];
            /** @example false */
            demo?: boolean;
            promotionRecordId?: components["schemas"]["Id"];
            /**
             * @description Path of the return page inside the frame (A7).
             * @example /pages/index/gamePostMessagePage
             */
            returnUrl: string;
        };
        /**
         * @description State of the session (J1).
         * @example playing
         * @enum {string}
         */
        SessionStatus: "transferringIn" | "unknownIn" | "playing" | "interrupted" | "transferringOut" | "unknownOut" | "settled" | "failed";
        /** @description The login whose page entered the game last, while that page is heard of. */
        Seat: {
            /**
             * @description Of the login that asks. Whether it still has a tab with the game only the browser knows.
             * @example false
             */
            isThisBrowser: boolean;
            /**
             * @description A readable name of the device.
             * @example Chrome, Android
             */
            device: string;
            since: components["schemas"]["DateTime"];
        };
        /** @description Bets whose stake is taken and whose end the maker has not told. Their stakes are in no balance. */
        OpenBets: {
            /** @example 1 */
            count: number;
            stake: components["schemas"]["MinorUnits"];
            /**
             * @description By the category of the game. `match`: settled after its match, also once the player has left. `round`: waits for a decision of the player; the maker finishes it when the player leaves.
             * @example match
             * @enum {string}
             */
            kind: "match" | "round";
        };
        GameSession: {
            sessionId: components["schemas"]["Id"];
            gameId: components["schemas"]["Id"];
            /** @example Mango Moon */
            gameName: string;
            art: components["schemas"]["Picture"];
            status: components["schemas"]["SessionStatus"];
            /**
             * @description Played with play money (J4). The amounts are then 0.
             * @example false
             */
            demo: boolean;
            /**
             * @example iframe
             * @enum {string}
             */
            openType: "iframe" | "redirect";
            /**
             * @description In transfer mode the maker holds the money until the exit. A seamless game plays on the wallet itself.
             * @example transfer
             * @enum {string}
             */
            walletMode: "transfer" | "seamless";
            /**
             * @description Contains a ticket that works once, so the client never stores it. Only getSession returns it, and only while playing or interrupted.
             * @example /sandbox/maker/play?ticket=0f8fad5b
             */
            gameUrl: string | null;
            /**
             * @description What the session can stake now: at the maker, in the wallet of a seamless game, or on the promotion record. Null if the maker did not respond.
             * @example 32000
             */
            inGameBalance: components["schemas"]["MinorUnits"] | null;
            transferInAmount: components["schemas"]["MinorUnits"];
            /** @example null */
            transferOutAmount: components["schemas"]["MinorUnits"] | null;
            /**
             * @description Played with the balance of this participation, never with the wallet. No amount is transferred.
             * @example null
             */
            promotionRecordId?: components["schemas"]["Id"] | null;
            startTime: components["schemas"]["DateTime"];
            /** @example null */
            endTime: components["schemas"]["DateTime"] | null;
            serverTime: components["schemas"]["DateTime"];
            /**
             * @description Where the game is on screen; null if nowhere. Only getSession, getCurrentSession and refreshSessionBalance return it.
             * @example null
             */
            seat?: components["schemas"]["Seat"] | null;
            /**
             * @description Bets of this session that are not decided yet; null if there are none, and if the maker does not say. Returned where `seat` is.
             * @example null
             */
            openBets?: components["schemas"]["OpenBets"] | null;
        };
        ExitRequest: {
            sessionId: components["schemas"]["Id"];
        };
        ExitResult: {
            /**
             * @example done
             * @enum {string}
             */
            status: "done" | "processing";
            session: components["schemas"]["GameSession"];
            balance: components["schemas"]["MinorUnits"];
        };
        AutoExitResult: {
            /**
             * @example done
             * @enum {string}
             */
            status: "done" | "processing";
            sessions: components["schemas"]["GameSession"][];
            balance: components["schemas"]["MinorUnits"];
        };
        PendingTransfer: {
            /**
             * @description The id that the maker knows the transfer by. Support asks for it.
             * @example 4f2c8a5be1
             */
            transferId: string;
            /**
             * @description Into the game or out of it.
             * @example out
             * @enum {string}
             */
            direction: "in" | "out";
            /**
             * @description Null for a transfer out. It moves everything that the maker holds.
             * @example null
             */
            amount: components["schemas"]["MinorUnits"] | null;
            sentTime: components["schemas"]["DateTime"];
        };
        MoneyInGame: {
            session: components["schemas"]["GameSession"];
            makerId: components["schemas"]["Id"];
            /** @example Kasoy Works */
            makerName: string;
            /**
             * @description The transfer whose outcome the maker has not told yet.
             * @example null
             */
            transfer: components["schemas"]["PendingTransfer"] | null;
            /**
             * @description The game or its maker is in maintenance (J4).
             * @example false
             */
            maintenanceStatus: boolean;
            /** @example null */
            maintenanceEndTime: components["schemas"]["DateTime"] | null;
        };
        TransferInRequest: {
            amount: components["schemas"]["MinorUnits"];
        };
        TransferInResult: {
            /**
             * @description `arrived`: the game has the amount. `moving`: the maker has not told yet. `returned`: the maker did not take it, and it is in the wallet.
             * @example arrived
             * @enum {string}
             */
            outcome: "arrived" | "moving" | "returned";
            session: components["schemas"]["GameSession"];
        };
        TraceTransferInRequest: {
            /**
             * Format: uuid
             * @description The Idempotency-Key of the transfer.
             * @example 7f1c0c52-4f6b-4e0e-9a0e-0b4d6f1f5a11
             */
            key: string;
        };
        InGame: {
            sessionId: components["schemas"]["Id"];
            gameId: components["schemas"]["Id"];
            /** @example Mango Moon */
            gameName: string;
            amount: components["schemas"]["MinorUnits"];
        };
        BalanceInfo: {
            balance: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            /** @description Money that is at a maker, never part of balance. */
            inGame: components["schemas"]["InGame"][];
            asOf: components["schemas"]["DateTime"];
        };
        /** @description JSON booleans as texts (specification, section 3). The two list flags are on when absent. */
        WalletParams: {
            openStatus: components["schemas"]["Flag"];
            manualDepositOpenStatus: components["schemas"]["Flag"];
            autoDepositFunctionStatus: components["schemas"]["Flag"];
            depositAmountListStatus?: components["schemas"]["Flag"];
            withdrawAmountListStatus?: components["schemas"]["Flag"];
        };
        PayMethod: {
            id: components["schemas"]["Id"];
            /**
             * @description The {method} in the paths of charge and recharge (E1).
             * @example qr
             */
            method: string;
            /** @example Instant QR */
            name: string;
            /**
             * @description charge opens a gateway order, recharge a direct one (E1).
             * @example charge
             * @enum {string}
             */
            endpoint: "charge" | "recharge";
        };
        /**
         * @example qr
         * @enum {string}
         */
        PayType: "url" | "qr" | "form" | "none";
        PayChannel: {
            id: components["schemas"]["Id"];
            methodId: components["schemas"]["Id"];
            /** @example Instant QR */
            name: string;
            /** @example Credited in about a minute · no fee */
            note: string;
            /**
             * @example qr
             * @enum {string}
             */
            icon: "qr" | "wallet" | "bank";
            payType: components["schemas"]["PayType"];
            minAmount: components["schemas"]["MinorUnits"];
            maxAmount: components["schemas"]["MinorUnits"];
            /**
             * @description Hundredths of a per cent of the amount.
             * @example 100
             */
            feeRate: number;
            /**
             * @description Usual time to credit.
             * @example 60
             */
            creditSeconds: number;
            /**
             * @description What may still be deposited today; null without a limit.
             * @example 4800000
             */
            todayLeft: components["schemas"]["MinorUnits"] | null;
            /** @example true */
            isOpen: boolean;
        };
        DepositAmounts: {
            amounts: components["schemas"]["MinorUnits"][];
            /**
             * @description The least amount that any open channel takes; null if none is open.
             * @example 20000
             */
            minAmount: components["schemas"]["MinorUnits"] | null;
        };
        DepositChoice: {
            channelId: components["schemas"]["Id"];
            amount: components["schemas"]["MinorUnits"];
            activityId?: components["schemas"]["Id"];
        };
        Quote: {
            amount: components["schemas"]["MinorUnits"];
            payAmount: components["schemas"]["MinorUnits"];
            fee: components["schemas"]["MinorUnits"];
            bonus: components["schemas"]["MinorUnits"];
            /**
             * @description Stakes required before the bonus can be withdrawn. Minor units.
             * @example 0
             */
            turnover: number;
        };
        /**
         * @description The bonus that the quote promised, minor units. If it is different now, nothing is done.
         * @example 50000
         */
        ConfirmedBonus: number;
        /**
         * @description The stakes that the quote required, minor units. If they are different now, nothing is done.
         * @example 50000
         */
        ConfirmedTurnover: number;
        /** @description The choice, and what the player confirmed about its promotion. */
        NewOrder: {
            channelId: components["schemas"]["Id"];
            amount: components["schemas"]["MinorUnits"];
            activityId?: components["schemas"]["Id"];
            /**
             * @description The bank that the player pays from, of those of the channel (getPayBank).
             * @example ISAV
             */
            bankCode?: string;
            bonus?: components["schemas"]["ConfirmedBonus"];
            turnover?: components["schemas"]["ConfirmedTurnover"];
        };
        /** @description What a deposit that is done has given, and what it requires, from the ledger. */
        DepositResult: {
            /**
             * @description The deposit promotion that was chosen; null without one.
             * @example First deposit
             */
            title: string | null;
            /**
             * @description What came into the wallet, minor units. 0 if the bonus was no longer open when the money arrived.
             * @example 30000
             */
            bonus: number;
            /**
             * @description What has become of the bonus; none without one.
             * @example running
             * @enum {string}
             */
            standing: "none" | "running" | "met" | "givenUp";
            /**
             * @description What was taken back when the bonus was given up, minor units.
             * @example 0
             */
            forfeited: number;
            required: components["schemas"]["MinorUnits"];
            done: components["schemas"]["MinorUnits"];
            left: components["schemas"]["MinorUnits"];
        };
        Order: {
            orderNo: components["schemas"]["Id"];
            /**
             * @description 0 pending review, 1 failed, 2 pending payment, 3 done (E3).
             * @example 2
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3;
            /**
             * @description Why it failed.
             * @example null
             */
            reason: ("declined" | "expired" | "cancelled") | null;
            amount: components["schemas"]["MinorUnits"];
            payAmount: components["schemas"]["MinorUnits"];
            fee: components["schemas"]["MinorUnits"];
            channelId: components["schemas"]["Id"];
            /** @example Instant QR */
            channelName: string;
            payType: components["schemas"]["PayType"];
            /**
             * @description The gateway's payment page. Anyone with the URL can open it, so the client never stores it.
             * @example /sandbox/pay/8f14e45f
             */
            payUrl: string | null;
            /**
             * @description What the QR code says.
             * @example 000201010212
             */
            qrContent: string | null;
            createTime: components["schemas"]["DateTime"];
            expireTime: components["schemas"]["DateTime"];
            /** @example null */
            endTime: components["schemas"]["DateTime"] | null;
            /**
             * @description The deposit promotion that was chosen.
             * @example null
             */
            activityId?: components["schemas"]["Id"] | null;
            bonus?: components["schemas"]["MinorUnits"];
            /**
             * @description Stakes required for the bonus, minor units.
             * @example 0
             */
            turnover?: number;
            /** @description Null until the money has come; only where one order is asked for. */
            result?: components["schemas"]["DepositResult"] | null;
            serverTime: components["schemas"]["DateTime"];
        };
        /** @description What giving the bonus up now would do. */
        GiveUp: {
            /**
             * @description Wins minus stakes since the bonus was given, minor units.
             * @example -4000
             */
            netWin: number;
            forfeited: components["schemas"]["MinorUnits"];
            balanceAfter: components["schemas"]["MinorUnits"];
            leftOfDeposit: components["schemas"]["MinorUnits"];
            leftAfter: components["schemas"]["MinorUnits"];
            /**
             * @description What holds money of the bonus, so that it cannot be given up now.
             * @example null
             */
            hindrance: ("game" | "round" | "promotion") | null;
            /** @example null */
            openSessionId: components["schemas"]["Id"] | null;
        };
        /** @description The bonus of a deposit. */
        DepositBonusInfo: {
            orderNo: components["schemas"]["Id"];
            amount: components["schemas"]["MinorUnits"];
            createTime: components["schemas"]["DateTime"];
            result: components["schemas"]["DepositResult"];
            /** @description Null unless the bonus is running. */
            giveUp: components["schemas"]["GiveUp"] | null;
        };
        ConfirmedGiveUp: {
            /**
             * @description What the player confirmed to lose, minor units. If it is different now, nothing is done.
             * @example 30000
             */
            forfeited: number;
        };
        /**
         * @description A number that a player has in hand: of the order (its first 8 characters are enough), of a bill, of the transaction of a manual deposit, or the payment company's own. Capitals, spaces and hyphens do not matter.
         * @example PS-4F2A1-9C03B
         */
        PaymentNumber: string;
        TraceRequest: {
            orderNo?: components["schemas"]["Id"];
            referenceNo?: components["schemas"]["Id"];
            number?: components["schemas"]["PaymentNumber"];
        };
        TracedDeposit: {
            /**
             * @example deposit
             * @enum {string}
             */
            kind: "deposit";
            order: components["schemas"]["Order"];
        };
        /**
         * @description 0 pending review, 1 failed, 2 pending payment, 3 done (E3).
         * @example 0
         * @enum {integer}
         */
        TradeStatus: 0 | 1 | 2 | 3;
        /**
         * @example nameMismatch
         * @enum {string}
         */
        ReviewReason: "cancelled" | "nameMismatch" | "accountInvalid" | "payoutFailed" | "notReceived" | "amountDiffers" | "receiptUnclear" | "riskReview" | "other";
        ReviewStep: {
            /**
             * @example review
             * @enum {string}
             */
            step: "applied" | "review" | "payout";
            /**
             * @example current
             * @enum {string}
             */
            state: "done" | "current" | "waiting" | "failed";
            /** @example null */
            time: components["schemas"]["DateTime"] | null;
        };
        Withdrawal: {
            orderNo: components["schemas"]["Id"];
            status: components["schemas"]["TradeStatus"];
            /**
             * @description Why it failed.
             * @example null
             */
            reason: components["schemas"]["ReviewReason"] | null;
            /**
             * @description The same in words.
             * @example null
             */
            reasonText: string | null;
            amount: components["schemas"]["MinorUnits"];
            /**
             * @description Part of the amount. Minor units.
             * @example 0
             */
            fee: number;
            receivedAmount: components["schemas"]["MinorUnits"];
            /** @example Island Savings */
            bankName: string;
            /** @example /art/bank-island-savings.svg */
            icon: string;
            /** @example Marisol Reyes */
            bankCardName: string;
            /**
             * @description Masked.
             * @example •••• 7890
             */
            bankCardAccount: string;
            steps: components["schemas"]["ReviewStep"][];
            /**
             * @description Until the review has approved it.
             * @example true
             */
            canCancel: boolean;
            /**
             * Format: date-time
             * @description When it is credited (E4).
             * @example 2026-11-23T10:00:00.000Z
             */
            estimatedTime: string;
            createTime: components["schemas"]["DateTime"];
            /** @example null */
            endTime: components["schemas"]["DateTime"] | null;
            serverTime: components["schemas"]["DateTime"];
        };
        TracedWithdrawal: {
            /**
             * @example withdrawal
             * @enum {string}
             */
            kind: "withdrawal";
            order: components["schemas"]["Withdrawal"];
        };
        /**
         * @description Read with GET: anybody may read avatars, only the owner (with a token) other pictures.
         * @example /user-api/common/upload/8f14e45fceea167a5a36dedd4bea2543.webp
         */
        UploadUrl: string;
        ManualDeposit: {
            orderNo: components["schemas"]["Id"];
            status: components["schemas"]["TradeStatus"];
            /**
             * @description Why it failed.
             * @example null
             */
            reason: components["schemas"]["ReviewReason"] | null;
            /**
             * @description The same in words.
             * @example null
             */
            reasonText: string | null;
            amount: components["schemas"]["MinorUnits"];
            /**
             * @description The deposit promotion that was chosen.
             * @example null
             */
            activityId: components["schemas"]["Id"] | null;
            bonus: components["schemas"]["MinorUnits"];
            /**
             * @description Stakes required for the bonus, minor units.
             * @example 0
             */
            turnover: number;
            /** @description Null until the money has come; only where one order is asked for. */
            result?: components["schemas"]["DepositResult"] | null;
            /** @example Island Savings */
            bankName: string;
            /** @example /art/bank-island-savings.svg */
            icon: string;
            /** @example Paraw Play Money */
            bankCardName: string;
            /** @example 000111222333 */
            bankCardAccount: string;
            /** @example Marisol Reyes */
            userAccountName: string;
            /**
             * @description Masked.
             * @example •••• 7890
             */
            userAccount: string;
            depositTime: components["schemas"]["DateTime"];
            /** @example null */
            transactionNo: string | null;
            receiptUrls: components["schemas"]["UploadUrl"][];
            createTime: components["schemas"]["DateTime"];
            /** @example null */
            endTime: components["schemas"]["DateTime"] | null;
            serverTime: components["schemas"]["DateTime"];
        };
        TracedManualDeposit: {
            /**
             * @example manualDeposit
             * @enum {string}
             */
            kind: "manualDeposit";
            order: components["schemas"]["ManualDeposit"];
        };
        TracedOrder: components["schemas"]["TracedDeposit"] | components["schemas"]["TracedWithdrawal"] | components["schemas"]["TracedManualDeposit"];
        /**
         * @example deposit
         * @enum {string}
         */
        BillType: "deposit" | "withdrawal" | "props" | "games" | "member" | "rewards" | "rebate";
        /**
         * @example toGameMaker
         * @enum {string}
         */
        TransferType: "withdraw" | "deposit" | "toGameMaker" | "outOfGameMaker" | "toPromotion" | "promotionSettlement";
        Bill: {
            billId: components["schemas"]["Id"];
            billType: components["schemas"]["BillType"];
            /** @example toGameMaker */
            transferType: components["schemas"]["TransferType"] | null;
            /**
             * @description Minor units, negative when it left the wallet.
             * @example -30000
             */
            amount: number;
            /**
             * @description Null of a deposit that moved no money.
             * @example 70000
             */
            balanceAfter: components["schemas"]["MinorUnits"] | null;
            /**
             * @example done
             * @enum {string}
             */
            status: "pendingReview" | "failed" | "pendingPayment" | "done";
            /**
             * @description Why a deposit failed.
             * @example null
             */
            reason: ("declined" | "expired" | "cancelled") | null;
            /** @example 1001 */
            gameId: components["schemas"]["Id"] | null;
            /** @example Mango Moon */
            gameName: string | null;
            /** @example null */
            channelName: string | null;
            /**
             * @description Order, session or participation that moved the money.
             * @example 8f14e45f
             */
            referenceNo: string;
            /**
             * @description What the reference number names if the player can read it; null of anything else.
             * @example null
             */
            origin: ("deposit" | "manualDeposit" | "withdrawal" | "promotionRecord") | null;
            createTime: components["schemas"]["DateTime"];
        };
        /**
         * @description In days of the site's time zone; customize uses startTime and endTime.
         * @example last7Days
         * @enum {string}
         */
        AnalysisPeriod: "today" | "yesterday" | "last7Days" | "last30Days" | "lastMonth" | "last3Months" | "last12Months" | "customize";
        BillSum: {
            billType: components["schemas"]["BillType"];
            income: components["schemas"]["MinorUnits"];
            expense: components["schemas"]["MinorUnits"];
            /** @example 3 */
            count: number;
        };
        BillDay: {
            /**
             * Format: date
             * @description In the site's zone.
             * @example 2026-11-21
             */
            date: string;
            income: components["schemas"]["MinorUnits"];
            expense: components["schemas"]["MinorUnits"];
        };
        /** @description Sums of the wallet's transfers; failed withdrawals moved nothing. */
        BillAnalysis: {
            startTime: components["schemas"]["DateTime"];
            /**
             * Format: date-time
             * @description Exclusive end of the period.
             * @example 2026-11-22T00:00:00.000Z
             */
            endTime: string;
            currency: components["schemas"]["Currency"];
            income: components["schemas"]["MinorUnits"];
            expense: components["schemas"]["MinorUnits"];
            net: components["schemas"]["MinorUnits"];
            stakes: components["schemas"]["MinorUnits"];
            wins: components["schemas"]["MinorUnits"];
            /**
             * @description Wins minus stakes. Minor units.
             * @example -5000
             */
            netWin: number;
            /** @description Every bill type, also those without a movement. */
            types: components["schemas"]["BillSum"][];
            /** @description Days with a movement, the oldest first. */
            days: components["schemas"]["BillDay"][];
        };
        GameEntryRequest: {
            /**
             * @description The launch ticket of the game's URL.
             * @example 3q2-7wEjRWeJq83v_uzN3q2-7wEjRWeJq83v_uzN3q0
             */
            ticket: string;
            /**
             * @description HMAC-SHA256 in hex over maker|enter|ticket. A maker that signs in a header leaves it out.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            signature?: string;
        };
        /** @description Free spins of the promotion record that a session plays on. The maker offers them, and tells each as one (`isFree`). Null where none is left. */
        FreeSpins: {
            /** @example 5 */
            left: number;
            stake: components["schemas"]["MinorUnits"];
        };
        GameEntry: {
            sessionId: components["schemas"]["Id"];
            /**
             * @description The lobby's id of the player in transfers.
             * @example 42
             */
            playerRef: string;
            gameId: components["schemas"]["Id"];
            /** @example Mango Moon */
            gameName: string;
            currency: components["schemas"]["Currency"];
            /**
             * @description Played with play money of the maker (J4).
             * @example false
             */
            isDemo: boolean;
            /**
             * @description Where the money is: at the maker until the exit, or at the lobby, in the wallet or on a promotion record.
             * @example transfer
             * @enum {string}
             */
            walletMode: "transfer" | "seamless";
            /** @example null */
            freeSpins: components["schemas"]["FreeSpins"] | null;
            /**
             * @example PH
             * @enum {string}
             */
            countryCode: "PH" | "TH" | "MM";
            /**
             * @description The zone of the site, for times on the page (H2).
             * @example UTC+8
             */
            countryTimezone: string;
        };
        /** @description A maker's callback about a round. `balance` only reads, and has neither round nor amount; `rollback` takes back a round and needs no amount. */
        GameCallback: {
            sessionId: components["schemas"]["Id"];
            /**
             * @description The maker's id of the round.
             * @example a3bb189e-8bf9-4c3a-9f5e-2f0d6f0c7b22
             */
            roundRef?: string;
            /**
             * @description Minor units. A win may be 0; a stake must be positive.
             * @example 1000
             */
            amount?: number;
            currency: components["schemas"]["Currency"];
            /**
             * @description Only with a stake: it is a free spin of the promotion record that the session plays on. The house pays it. Refused with `field` isFree, and nothing is charged, if no free spin is left or the amount is not its stake.
             * @example false
             */
            isFree?: boolean;
            /**
             * @description HMAC-SHA256 in hex over maker|action|sessionId|roundRef|amount|currency; absent fields are empty, and a free spin adds |free. A maker that signs in a header leaves it out.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            signature?: string;
        };
        /** @description What the session can stake, in minor units; for money at the maker, what it holds by the lobby's ledger. */
        LobbyBalance: {
            balance: components["schemas"]["MinorUnits"];
            /** @example null */
            freeSpins: components["schemas"]["FreeSpins"] | null;
        };
        PayCallback: {
            orderNo: components["schemas"]["Id"];
            /**
             * @example paid
             * @enum {string}
             */
            status: "paid" | "declined";
            payAmount: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            /**
             * @description HMAC-SHA256 in hex over orderNo|status|payAmount|currency. A company that signs in a header leaves it out.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            signature?: string;
        };
        PaySettled: {
            /**
             * @description False where the order was decided before.
             * @example true
             */
            settled: boolean;
        };
        ManualBank: {
            id: components["schemas"]["Id"];
            /**
             * @description The bank's code.
             * @example ISAV
             */
            bank: string;
            /** @example Island Savings */
            bankName: string;
            /** @example /art/bank-island-savings.svg */
            icon: string;
            /**
             * @description Holder.
             * @example Paraw Play Money
             */
            bankCardName: string;
            /**
             * @description In full: the player pays into it.
             * @example 000111222333
             */
            bankCardAccount: string;
            /** @example Pay first, then send the receipt. */
            note: string;
            minAmount: components["schemas"]["MinorUnits"];
            maxAmount: components["schemas"]["MinorUnits"];
            /**
             * @description A wallet payment is found by its transaction number alone.
             * @example false
             */
            needsTransactionNo: boolean;
        };
        ManualDepositChoice: {
            bankId: components["schemas"]["Id"];
            amount: components["schemas"]["MinorUnits"];
            activityId?: components["schemas"]["Id"];
        };
        /**
         * @description Digits with their leading zeros (D4).
         * @example 001234567890
         */
        BankAccountNumber: string;
        /** @description Who paid: either a bank card of the player, whose number the server knows, or name and number of an account. */
        NewManualDeposit: {
            bankId: components["schemas"]["Id"];
            amount: components["schemas"]["MinorUnits"];
            cardId?: components["schemas"]["Id"];
            /**
             * @description Who paid.
             * @example Marisol Reyes
             */
            userAccountName?: string;
            userAccount?: components["schemas"]["BankAccountNumber"];
            depositTime: components["schemas"]["DateTime"];
            /** @example TX-0012345 */
            transactionNo?: string;
            activityId?: components["schemas"]["Id"];
            bonus?: components["schemas"]["ConfirmedBonus"];
            turnover?: components["schemas"]["ConfirmedTurnover"];
            /** @description URLs from /common/upload with bizType receipt. */
            receiptUrls: components["schemas"]["UploadUrl"][];
        };
        /**
         * @description What requires the stakes.
         * @example deposit
         * @enum {string}
         */
        TurnoverSource: "deposit" | "deposit_bonus" | "level_bonus" | "system_bonus" | "rebate" | "referral" | "promotion";
        TurnoverRequirement: {
            source: components["schemas"]["TurnoverSource"];
            required: components["schemas"]["MinorUnits"];
            done: components["schemas"]["MinorUnits"];
            left: components["schemas"]["MinorUnits"];
            createTime: components["schemas"]["DateTime"];
            /**
             * @description The deposit whose bonus can be given up; null for other requirements.
             * @example null
             */
            orderNo: components["schemas"]["Id"] | null;
        };
        /** @description Stakes of settled rounds that are required before a withdrawal. Each stake counts once, for the oldest requirement before it. */
        TurnoverLeft: {
            required: components["schemas"]["MinorUnits"];
            done: components["schemas"]["MinorUnits"];
            left: components["schemas"]["MinorUnits"];
            /**
             * @description How many requirements have stakes left.
             * @example 1
             */
            openTimes: number;
            /** @description Those with stakes left, the oldest first. */
            requirements: components["schemas"]["TurnoverRequirement"][];
            /** @description Requirements that are met while a younger one is not. */
            met: {
                /** @example 0 */
                times: number;
                required: components["schemas"]["MinorUnits"];
            };
        };
        /**
         * @example turnoverLeft
         * @enum {string}
         */
        WithdrawHindrance: "withdrawClosed" | "withdrawalUnderReview" | "noBankCard" | "turnoverLeft" | "withdrawLimitReached" | "insufficientBalance";
        BankCard: {
            id: components["schemas"]["Id"];
            /**
             * @description The bank's code.
             * @example ISAV
             */
            bank: string;
            /** @example Island Savings */
            bankName: string;
            /** @example /art/bank-island-savings.svg */
            icon: string;
            /**
             * @description Holder.
             * @example Marisol Reyes
             */
            bankCardName: string;
            /**
             * @description Masked (E5): the last four digits.
             * @example •••• 7890
             */
            bankCardAccount: string;
            /**
             * @description The phone, masked; empty on a card that was added without one.
             * @example 0917•••4567
             */
            bankCardRemark: string;
            /**
             * @description The payment company of the card; CUSTOM is the site itself.
             * @example CUSTOM
             */
            operatorCode: string;
            /**
             * @description Name of the operator.
             * @example Paraw
             */
            operatorName: string;
            /**
             * @description 1 is the default.
             * @example 1
             * @enum {integer}
             */
            defaultStatus: 0 | 1;
            /**
             * @description The holder is not the player's real name, so a withdrawal may be rejected.
             * @example null
             */
            warning: "holderDiffers" | null;
            /**
             * @description The time from which it can be paid to, if it was added within a day of a new password (C7); null when it can be paid to now.
             * @example null
             */
            usableTime: components["schemas"]["DateTime"] | null;
            /**
             * @description A withdrawal to it is under way; it can't be changed or deleted.
             * @example false
             */
            isBusy: boolean;
            createTime: components["schemas"]["DateTime"];
        };
        WithdrawRequest: {
            balance: components["schemas"]["MinorUnits"];
            currency: components["schemas"]["Currency"];
            minAmount: components["schemas"]["MinorUnits"];
            maxAmount: components["schemas"]["MinorUnits"];
            todayLeft: components["schemas"]["MinorUnits"];
            /**
             * @description Of today in the site's zone.
             * @example 5
             */
            timesLeft: number;
            /**
             * @description Of these that cost no fee.
             * @example 3
             */
            freeTimesLeft: number;
            /**
             * @description Hundredths of a per cent of the amount, after the free withdrawals.
             * @example 100
             */
            feeRate: number;
            turnover: components["schemas"]["TurnoverLeft"];
            /** @example false */
            canWithdraw: boolean;
            /** @description What keeps a withdrawal back. */
            reasons: components["schemas"]["WithdrawHindrance"][];
            cards: components["schemas"]["BankCard"][];
            /**
             * @description The withdrawal that is not finished yet.
             * @example null
             */
            openOrderNo: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description When a withdrawal requested now is credited (E4).
             * @example 2026-11-23T10:00:00.000Z
             */
            estimatedTime: string;
        };
        WithdrawAmounts: {
            amounts: components["schemas"]["MinorUnits"][];
        };
        WithdrawApplication: {
            cardId: components["schemas"]["Id"];
            amount: components["schemas"]["MinorUnits"];
            /**
             * @description The fee that the player has confirmed, in minor units; another one is refused.
             * @example 0
             */
            fee?: number;
        };
        /**
         * @description Id of a passkey at its authenticator; Base64url.
         * @example lL8OIWzG8v1UwhkpTHCT0A
         */
        CredentialId: string;
        /** @example dGVzdA */
        Base64Url: string;
        /** @description AuthenticationResponseJSON of WebAuthn Level 3. */
        SignedPasskey: {
            id: components["schemas"]["CredentialId"];
            rawId: components["schemas"]["CredentialId"];
            /** @enum {string} */
            type: "public-key";
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                authenticatorData: components["schemas"]["Base64Url"];
                signature: components["schemas"]["Base64Url"];
                userHandle?: components["schemas"]["Base64Url"];
            };
            authenticatorAttachment?: string;
            clientExtensionResults: Record<string, never>;
        };
        /** @description Exactly one of password, code and credential. */
        WithdrawalProof: {
            /**
             * Format: uuid
             * @description The idempotency key of the withdrawal.
             * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
             */
            key: string;
            cardId: components["schemas"]["Id"];
            amount: components["schemas"]["MinorUnits"];
            /** @example papaya.sun8 */
            password?: string;
            code?: components["schemas"]["OneTimeCode"];
            credential?: components["schemas"]["SignedPasskey"];
        };
        SendOldPhoneCodeRequest: {
            browserUUID: components["schemas"]["BrowserUuid"];
            /**
             * @description The digits of a captcha; asked for by captchaRequired after three codes to a phone (C2).
             * @example 4821
             */
            captcha?: string;
            /**
             * @description Id of the captcha.
             * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
             */
            captchaUuid?: string;
        };
        /** @example internal */
        PasskeyTransport: string;
        /** @description For `navigator.credentials.get` (WebAuthn Level 3, PublicKeyCredentialRequestOptionsJSON). */
        PasskeyOptions: {
            challenge: components["schemas"]["Base64Url"];
            /**
             * @description The domain that the passkeys belong to.
             * @example lobby.example
             */
            rpId: string;
            /**
             * @description Milliseconds.
             * @example 300000
             */
            timeout: number;
            /** @enum {string} */
            userVerification: "required";
            /** @description The passkeys that count; any without it. */
            allowCredentials?: {
                id: components["schemas"]["CredentialId"];
                /** @enum {string} */
                type: "public-key";
                transports?: components["schemas"]["PasskeyTransport"][];
            }[];
        };
        /** @description Fields that are left out stay as they are. */
        ChangedBankCard: {
            id: components["schemas"]["Id"];
            bank?: components["schemas"]["Id"];
            /**
             * @description Holder.
             * @example Marisol Reyes
             */
            bankCardName?: string;
            bankCardAccount?: components["schemas"]["BankAccountNumber"];
            /**
             * @description The phone of the holder.
             * @example 09171234567
             */
            bankCardRemark?: string;
            /**
             * @description 1 makes it the default.
             * @example 1
             * @enum {integer}
             */
            defaultStatus?: 0 | 1;
        };
        NewBankCard: {
            bank: components["schemas"]["Id"];
            /**
             * @description Holder.
             * @example Marisol Reyes
             */
            bankCardName: string;
            bankCardAccount: components["schemas"]["BankAccountNumber"];
            /**
             * @description The phone of the holder. Left out, it is the player's own.
             * @example 09171234567
             */
            bankCardRemark?: string;
            /**
             * @description CUSTOM, which it also is when it is left out, or a payment company of the site.
             * @example CUSTOM
             */
            operatorCode?: string;
            /**
             * @description 1 makes it the default.
             * @example 0
             * @enum {integer}
             */
            defaultStatus?: 0 | 1;
        };
        Upload: {
            url: components["schemas"]["UploadUrl"];
            /** @example 8f14e45fceea167a5a36dedd4bea2543.webp */
            fileName: string;
            /** @example receipt.jpg */
            originalFilename: string;
        };
        /** @example 3 */
        LevelNumber: number;
        /**
         * @description Hundredths of a per cent.
         * @example 60
         */
        BonusRate: number;
        /** @description Requires both the stakes and the deposits; a reached level is kept. */
        LevelTerms: {
            level: components["schemas"]["LevelNumber"];
            /** @example Gold */
            levelName: string;
            requiredStakes: components["schemas"]["MinorUnits"];
            requiredDeposits: components["schemas"]["MinorUnits"];
            upgradeBonus: components["schemas"]["MinorUnits"];
            monthlyBonus: components["schemas"]["MinorUnits"];
            birthdayBonus: components["schemas"]["MinorUnits"];
            depositBonusRate: components["schemas"]["BonusRate"];
            depositBonusMost: components["schemas"]["MinorUnits"];
        };
        NextLevelSchedule: {
            level: components["schemas"]["LevelNumber"];
            /** @example Gold */
            levelName: string;
            /**
             * @description Null at the highest level.
             * @example 4
             */
            nextLevel: components["schemas"]["LevelNumber"] | null;
            /** @example Pearl */
            nextLevelName: string | null;
            stakes: components["schemas"]["MinorUnits"];
            deposits: components["schemas"]["MinorUnits"];
            requiredStakes: components["schemas"]["MinorUnits"];
            requiredDeposits: components["schemas"]["MinorUnits"];
            stakesLeft: components["schemas"]["MinorUnits"];
            depositsLeft: components["schemas"]["MinorUnits"];
            /**
             * @description Of the condition that is further away.
             * @example 40
             */
            percent: number;
        };
        BonusTally: {
            /** @example 1 */
            count: number;
            amount: components["schemas"]["MinorUnits"];
        };
        LevelBonusDetail: {
            level: components["schemas"]["LevelNumber"];
            /** @example Gold */
            levelName: string;
            monthlyBonus: components["schemas"]["MinorUnits"];
            birthdayBonus: components["schemas"]["MinorUnits"];
            /**
             * @description Null at the highest level.
             * @example 50000
             */
            nextUpgradeBonus: components["schemas"]["MinorUnits"] | null;
            depositBonusRate: components["schemas"]["BonusRate"];
            depositBonusMost: components["schemas"]["MinorUnits"];
            /** @description May be claimed now. */
            claimable: components["schemas"]["BonusTally"];
            /** @description Not released yet. */
            waiting: components["schemas"]["BonusTally"];
            received: components["schemas"]["BonusTally"];
            expired: components["schemas"]["BonusTally"];
        };
        /**
         * @example monthly
         * @enum {string}
         */
        LevelBonusKind: "monthly" | "birthday" | "upgrade" | "deposit";
        /**
         * @description pending: waits for its release or its claim. claimed: the player claimed it. issued: paid automatically.
         * @example pending
         * @enum {string}
         */
        BonusStatus: "pending" | "claimed" | "issued" | "expired";
        /**
         * @description Stakes required before a withdrawal. Minor units.
         * @example 30000
         */
        BonusTurnover: number;
        LevelBonus: {
            bonusId: components["schemas"]["Id"];
            kind: components["schemas"]["LevelBonusKind"];
            level: components["schemas"]["LevelNumber"];
            /** @example Gold */
            levelName: string;
            amount: components["schemas"]["MinorUnits"];
            turnoverRequired: components["schemas"]["BonusTurnover"];
            /** @description Of what is required; 0 until the bonus is in the wallet. */
            turnoverDone: components["schemas"]["BonusTurnover"];
            /**
             * @description How many times the bonus has to be staked.
             * @example 3
             */
            bonusWager: number;
            status: components["schemas"]["BonusStatus"];
            /**
             * @description Whether the player can claim it now. It is pending and released.
             * @example true
             */
            isClaimable: boolean;
            createTime: components["schemas"]["DateTime"];
            /** @description From when it may be claimed. */
            releaseTime: components["schemas"]["DateTime"];
            expireTime: components["schemas"]["DateTime"];
            /**
             * @description When the money was credited to the wallet.
             * @example null
             */
            issuedTime: components["schemas"]["DateTime"] | null;
        };
        BonusClaim: {
            bonusId: components["schemas"]["Id"];
            amount: components["schemas"]["MinorUnits"];
            /** @description Of the wallet after it. */
            balance: components["schemas"]["MinorUnits"];
            turnoverRequired: components["schemas"]["BonusTurnover"];
            status: components["schemas"]["BonusStatus"];
            issuedTime: components["schemas"]["DateTime"];
        };
        RebateLine: {
            categoryId: components["schemas"]["Id"];
            /** @example Slots */
            categoryName: string;
            /** @description Settled stakes of the day. */
            stakes: components["schemas"]["MinorUnits"];
            /**
             * @description The share of a stake that counts, in per cent.
             * @example 100
             */
            contribution: number;
            counted: components["schemas"]["MinorUnits"];
            rate: components["schemas"]["BonusRate"];
            amount: components["schemas"]["MinorUnits"];
        };
        RebateDetail: {
            level: components["schemas"]["LevelNumber"];
            /** @example Gold */
            levelName: string;
            /**
             * @description Rebates come by themselves; otherwise they are claimed.
             * @example false
             */
            isAutomatic: boolean;
            /** @description What the current day has earned so far, in the site's time zone. */
            today: {
                stakes: components["schemas"]["MinorUnits"];
                counted: components["schemas"]["MinorUnits"];
                amount: components["schemas"]["MinorUnits"];
                lines: components["schemas"]["RebateLine"][];
                /** @description When the rebate of today is given out. */
                issueTime: components["schemas"]["DateTime"];
            };
            claimable: components["schemas"]["BonusTally"];
            received: components["schemas"]["BonusTally"];
            expired: components["schemas"]["BonusTally"];
        };
        Rebate: {
            rebateId: components["schemas"]["Id"];
            /**
             * Format: date
             * @description A day of the zone of the site.
             * @example 2026-11-20
             */
            day: string;
            level: components["schemas"]["LevelNumber"];
            /** @example Gold */
            levelName: string;
            stakes: components["schemas"]["MinorUnits"];
            counted: components["schemas"]["MinorUnits"];
            amount: components["schemas"]["MinorUnits"];
            turnoverRequired: components["schemas"]["BonusTurnover"];
            status: components["schemas"]["BonusStatus"];
            /**
             * @description Whether the player can claim it now. It is pending and released.
             * @example true
             */
            isClaimable: boolean;
            lines: components["schemas"]["RebateLine"][];
            createTime: components["schemas"]["DateTime"];
            releaseTime: components["schemas"]["DateTime"];
            expireTime: components["schemas"]["DateTime"];
            /** @example null */
            issuedTime: components["schemas"]["DateTime"] | null;
        };
        RebatePlan: {
            /** @example false */
            isAutomatic: boolean;
            /** @example 1 */
            bonusWager: number;
            /**
             * @description Days to claim a rebate in.
             * @example 7
             */
            claimDays: number;
            categories: {
                categoryId: components["schemas"]["Id"];
                /** @example Slots */
                categoryName: string;
                /** @example 100 */
                contribution: number;
                rates: {
                    level: components["schemas"]["LevelNumber"];
                    /** @example Gold */
                    levelName: string;
                    rate: components["schemas"]["BonusRate"];
                }[];
            }[];
        };
        SystemBonus: {
            bonusId: components["schemas"]["Id"];
            /**
             * @example gift
             * @enum {string}
             */
            reason: "compensation" | "event" | "welcomeBack" | "gift";
            /** @example A gift from the house */
            title: string;
            /**
             * @description Plain text of the operator; may be empty.
             * @example Thank you for your patience
             */
            note: string;
            amount: components["schemas"]["MinorUnits"];
            turnoverRequired: components["schemas"]["BonusTurnover"];
            turnoverDone: components["schemas"]["BonusTurnover"];
            /** @example 1 */
            bonusWager: number;
            status: components["schemas"]["BonusStatus"];
            /**
             * @description Whether the player can claim it now. It is pending and released.
             * @example true
             */
            isClaimable: boolean;
            createTime: components["schemas"]["DateTime"];
            releaseTime: components["schemas"]["DateTime"];
            expireTime: components["schemas"]["DateTime"];
            /** @example null */
            issuedTime: components["schemas"]["DateTime"] | null;
        };
        ReferralInfo: {
            /** @example PARAW1 */
            inviteCode: string;
            /**
             * @description Of the invitation link; the page adds its own origin.
             * @example /?inviteCode=PARAW1
             */
            invitePath: string;
            /**
             * @description Whether friends bring a reward at present.
             * @example true
             */
            isOpen: boolean;
            /** @description For each friend, once. */
            rewardAmount: components["schemas"]["MinorUnits"];
            /** @description That one deposit of the friend must reach. */
            leastDeposit: components["schemas"]["MinorUnits"];
            /**
             * @description Rewards of a player in a calendar month of the site at most.
             * @example 20
             */
            mostPerMonth: number;
            /** @example 3 */
            bonusWager: number;
            /** @example 30 */
            claimDays: number;
            /** @example 5 */
            friends: number;
            /**
             * @description Friends who have deposited.
             * @example 4
             */
            depositors: number;
            claimable: components["schemas"]["BonusTally"];
            received: components["schemas"]["BonusTally"];
            expired: components["schemas"]["BonusTally"];
        };
        ReferredFriend: {
            /**
             * @description Masked.
             * @example ma***af
             */
            name: string;
            avatar: components["schemas"]["Picture"];
            /**
             * @example deposited
             * @enum {string}
             */
            status: "registered" | "deposited" | "rewarded";
            createTime: components["schemas"]["DateTime"];
            /**
             * @description For the first deposit.
             * @example null
             */
            depositTime: components["schemas"]["DateTime"] | null;
        };
        ReferralReward: {
            bonusId: components["schemas"]["Id"];
            /**
             * @description The name masked.
             * @example ma***af
             */
            friend: string;
            amount: components["schemas"]["MinorUnits"];
            turnoverRequired: components["schemas"]["BonusTurnover"];
            turnoverDone: components["schemas"]["BonusTurnover"];
            /** @example 3 */
            bonusWager: number;
            status: components["schemas"]["BonusStatus"];
            /**
             * @description Whether the player can claim it now. It is pending and released.
             * @example true
             */
            isClaimable: boolean;
            createTime: components["schemas"]["DateTime"];
            releaseTime: components["schemas"]["DateTime"];
            expireTime: components["schemas"]["DateTime"];
            /** @example null */
            issuedTime: components["schemas"]["DateTime"] | null;
        };
        /**
         * @description What has to be reached first of all.
         * @example bet
         * @enum {string}
         */
        PromotionKind: "bet" | "netWin" | "balance";
        /**
         * @description For the caller. used: no participation left. needsCode says whether a code is required.
         * @example open
         * @enum {string}
         */
        OfferStatus: "open" | "soon" | "ended" | "full" | "joined" | "used";
        /**
         * @description Stake of each free spin in every game that counts, minor units; 0 without free spins.
         * @example 500
         */
        FreeSpinStake: number;
        PromotionCard: {
            promotionId: components["schemas"]["Id"];
            kind: components["schemas"]["PromotionKind"];
            /** @example Reel starter */
            title: string;
            /** @example Half on top for an evening of reels. */
            summary: string;
            art: components["schemas"]["Picture"];
            startTime: components["schemas"]["DateTime"];
            endTime: components["schemas"]["DateTime"];
            minAmount: components["schemas"]["MinorUnits"];
            maxAmount: components["schemas"]["MinorUnits"];
            /**
             * @description Hundredths of a per cent of the amount.
             * @example 5000
             */
            bonusRate: number;
            /** @example 100000 */
            maxBonus: components["schemas"]["MinorUnits"] | null;
            /**
             * @description True until the player has redeemed a code for it.
             * @example false
             */
            needsCode: boolean;
            status: components["schemas"]["OfferStatus"];
            /**
             * @description Null without a limit.
             * @example null
             */
            placesLeft: number | null;
            /**
             * @description The player's running participation.
             * @example null
             */
            recordId: components["schemas"]["Id"] | null;
            /**
             * @description Plain text with line feeds between paragraphs.
             * @example Stake it ten times within three days.
             */
            content: string;
            /**
             * @description Required stakes in per cent of amount plus bonus; 0 requires none.
             * @example 500
             */
            betPercent: number;
            /**
             * @description Wins minus stakes asked for in per cent of the amount.
             * @example 0
             */
            netWinPercent: number;
            /**
             * @description Required balance in per cent of amount plus bonus.
             * @example 0
             */
            balancePercent: number;
            /** @example 72 */
            playHours: number;
            /** @example 0 */
            freeSpins: number;
            freeSpinStake: components["schemas"]["FreeSpinStake"];
            /** @example 40 */
            gameCount: number;
        };
        /**
         * @example other
         * @enum {string}
         */
        Platform: "pc" | "other";
        PromotionInfo: components["schemas"]["PromotionCard"] & {
            /**
             * @description Unlocking is possible below this per cent of amount plus bonus.
             * @example 5
             */
            releasePercent: number;
            /**
             * @description From the deadline until it is settled or closed automatically.
             * @example 24
             */
            waitHours: number;
            /**
             * @description Null without a limit.
             * @example 1
             */
            timesLeft: number | null;
            platforms: components["schemas"]["Platform"][];
        };
        PromotionQuote: {
            promotionId: components["schemas"]["Id"];
            amount: components["schemas"]["MinorUnits"];
            bonus: components["schemas"]["MinorUnits"];
            requiredBet: components["schemas"]["MinorUnits"];
            requiredNetWin: components["schemas"]["MinorUnits"];
            /**
             * @description The balance that has to be reached, minor units.
             * @example 0
             */
            requiredBalance: number;
            releaseAmount: components["schemas"]["MinorUnits"];
            /** @example 5 */
            freeSpins: number;
            freeSpinStake: components["schemas"]["FreeSpinStake"];
            deadline: components["schemas"]["DateTime"];
            /**
             * @description The wallet afterwards, minor units; below zero if it holds too little.
             * @example 75000
             */
            balanceAfter: number;
        };
        ParticipateRequest: {
            amount: components["schemas"]["MinorUnits"];
            /** @example REEFGIFT */
            code?: string;
        };
        /**
         * @description closing: past its deadline, it can only be closed (F2).
         * @example ongoing
         * @enum {string}
         */
        RecordStatus: "ongoing" | "settlable" | "settled" | "closing" | "closed" | "unlocked";
        /**
         * @description 0 none, 1 can settle, 2 can close, 3 can unlock (F2).
         * @example 2
         * @enum {integer}
         */
        ButtonStatus: 0 | 1 | 2 | 3;
        PromotionRecord: {
            recordId: components["schemas"]["Id"];
            promotionId: components["schemas"]["Id"];
            /** @example Reel starter */
            title: string;
            art: components["schemas"]["Picture"];
            kind: components["schemas"]["PromotionKind"];
            status: components["schemas"]["RecordStatus"];
            buttonStatus: components["schemas"]["ButtonStatus"];
            promotionAmount: components["schemas"]["MinorUnits"];
            bonusAmount: components["schemas"]["MinorUnits"];
            promotionBalance: components["schemas"]["MinorUnits"];
            requiredBet: components["schemas"]["MinorUnits"];
            currentBet: components["schemas"]["MinorUnits"];
            requiredNetWin: components["schemas"]["MinorUnits"];
            currentNetWin: components["schemas"]["MinorUnits"];
            /**
             * @description Minor units. promotionBalance is the current balance.
             * @example 0
             */
            requiredBalance: number;
            releaseAmount: components["schemas"]["MinorUnits"];
            /** @example 0 */
            freeSpinsLeft: number;
            freeSpinStake: components["schemas"]["FreeSpinStake"];
            platforms: components["schemas"]["Platform"][];
            joinTime: components["schemas"]["DateTime"];
            deadline: components["schemas"]["DateTime"];
            autoSettleTime: components["schemas"]["DateTime"];
            /** @example null */
            endTime: components["schemas"]["DateTime"] | null;
            /** @example null */
            endedBy: ("player" | "time") | null;
            /**
             * @description The amount that went to the wallet or was void.
             * @example null
             */
            endedAmount: components["schemas"]["MinorUnits"] | null;
            /**
             * @description A game that is open on this balance.
             * @example null
             */
            openSessionId: components["schemas"]["Id"] | null;
            serverTime: components["schemas"]["DateTime"];
        };
        RecordResult: {
            record: components["schemas"]["PromotionRecord"];
            balance: components["schemas"]["MinorUnits"];
        };
        /**
         * @description A status, or open: every participation that has not ended.
         * @example open
         * @enum {string}
         */
        RecordFilter: "ongoing" | "settlable" | "settled" | "closing" | "closed" | "unlocked" | "open";
        PromotionGame: {
            game: components["schemas"]["GameCard"];
            /**
             * @description Per cent of a stake that counts.
             * @example 100
             */
            contribution: number;
        };
        PromotionRecordInfo: components["schemas"]["PromotionRecord"] & {
            /**
             * @description The terms as they were agreed.
             * @example Stake it ten times within three days.
             */
            content: string;
            /** @description The first twelve. */
            games: components["schemas"]["PromotionGame"][];
            /** @example 40 */
            gameCount: number;
        };
        RecordForGame: {
            recordId: components["schemas"]["Id"];
            /** @example Reel starter */
            title: string;
            promotionBalance: components["schemas"]["MinorUnits"];
            deadline: components["schemas"]["DateTime"];
            /**
             * @description Per cent of a stake on the game that counts.
             * @example 100
             */
            contribution: number;
            platforms: components["schemas"]["Platform"][];
        };
        /**
         * @example settle
         * @enum {string}
         */
        EndAction: "settle" | "close" | "unlock";
        EndPreview: {
            recordId: components["schemas"]["Id"];
            action: components["schemas"]["EndAction"];
            /** @example true */
            isAllowed: boolean;
            kept: components["schemas"]["MinorUnits"];
            lost: components["schemas"]["MinorUnits"];
            /** @example 0 */
            freeSpinsLost: number;
            /**
             * @description The wallet afterwards, minor units.
             * @example 75000
             */
            balanceAfter: number;
            /**
             * @description The game that has to be exited first.
             * @example null
             */
            openSessionId: components["schemas"]["Id"] | null;
            /**
             * @description Rounds whose end the maker has not reported yet.
             * @example 1
             */
            openBets: number;
            /**
             * @description Their stakes, minor units. No longer in the balance; what they win after the end is held (F3).
             * @example 20000
             */
            openStake: number;
        };
        /** @description What the preview said, as the player confirmed it (F3). If any of it is different now, nothing is done. */
        ConfirmedEnd: {
            /**
             * @description Minor units.
             * @example 50000
             */
            kept?: number;
            /**
             * @description Minor units.
             * @example 0
             */
            lost?: number;
            /** @example 0 */
            freeSpinsLost?: number;
        };
        CanSettleRecord: {
            id: components["schemas"]["Id"];
            /**
             * @example 1
             * @enum {integer}
             */
            buttonStatus: 1;
        };
        PromotionBillLine: {
            lineId: components["schemas"]["Id"];
            /**
             * @description play: the rounds of a game on one site day.
             * @example play
             * @enum {string}
             */
            kind: "stake" | "bonus" | "play" | "settle" | "void";
            time: components["schemas"]["DateTime"];
            /** @example 1001 */
            gameId: components["schemas"]["Id"] | null;
            /** @example Mango Moon */
            gameName: string | null;
            /** @example 42 */
            rounds: number;
            stake: components["schemas"]["MinorUnits"];
            /**
             * @description The part of the stakes that counts.
             * @example 42000
             */
            counted: number;
            win: components["schemas"]["MinorUnits"];
            /**
             * @description What it did to the promotion balance, minor units.
             * @example -3000
             */
            amount: number;
        };
        PromotionBillState: {
            /**
             * @description compiling: transfers are missing; they are added within half an hour.
             * @example ready
             * @enum {string}
             */
            status: "ready" | "compiling";
            /** @example 2026-11-21T10:00:00.000Z */
            compileTime: components["schemas"]["DateTime"] | null;
        };
        PromotionMaker: {
            makerId: components["schemas"]["Id"];
            /** @example Kasoy Works */
            makerName: string;
            /** @example /art/maker-1.svg */
            logo: string;
            /** @example 21 */
            gameCount: number;
            categories: {
                categoryId: components["schemas"]["Id"];
                /** @example Slots */
                categoryName: string;
            }[];
        };
        CodeRequest: {
            /** @example REEFGIFT */
            code: string;
        };
        /**
         * @description entry: allows the player to take part. gift: opens a participation at once, with a gift and without an amount.
         * @example entry
         * @enum {string}
         */
        CodeKind: "entry" | "gift";
        CodeOffer: {
            kind: components["schemas"]["CodeKind"];
            /** @example null */
            giftAmount: components["schemas"]["MinorUnits"] | null;
            /**
             * @description What a gift would give and require now; null for an entry.
             * @example null
             */
            quote: components["schemas"]["PromotionQuote"] | null;
            endTime: components["schemas"]["DateTime"];
            /**
             * @description When this player redeemed it; null before.
             * @example null
             */
            usedTime: components["schemas"]["DateTime"] | null;
            /**
             * @description The participation that the player's gift opened.
             * @example null
             */
            recordId: components["schemas"]["Id"] | null;
            promotion: components["schemas"]["PromotionCard"];
        };
        CodeRedeemed: {
            kind: components["schemas"]["CodeKind"];
            promotion: components["schemas"]["PromotionCard"];
            /**
             * @description The participation that the gift opened.
             * @example null
             */
            record: components["schemas"]["PromotionRecord"] | null;
        };
        /**
         * @description What the player does to reach the goal: nothing (an announcement, which cannot be joined), only join, deposit the goal, or stake the goal.
         * @example deposit
         * @enum {string}
         */
        ActivityKind: "news" | "join" | "deposit" | "stake";
        /**
         * @description For the caller.
         * @example open
         * @enum {string}
         */
        ActivityStatus: "open" | "soon" | "ended" | "full" | "joined" | "claimable" | "claimed" | "missed";
        Activity: {
            activityId: components["schemas"]["Id"];
            kind: components["schemas"]["ActivityKind"];
            /** @example Lantern week */
            title: string;
            /** @example Deposit and get something back. */
            summary: string;
            art: components["schemas"]["Picture"];
            startTime: components["schemas"]["DateTime"];
            endTime: components["schemas"]["DateTime"];
            claimEndTime: components["schemas"]["DateTime"];
            goal: components["schemas"]["MinorUnits"];
            current: components["schemas"]["MinorUnits"];
            reward: components["schemas"]["MinorUnits"];
            status: components["schemas"]["ActivityStatus"];
            /** @example null */
            placesLeft: number | null;
            /** @example null */
            joinTime: components["schemas"]["DateTime"] | null;
            /** @example null */
            claimTime: components["schemas"]["DateTime"] | null;
            /**
             * @description Plain text with line feeds between paragraphs.
             * @example Join first. What you deposit afterwards counts.
             */
            content: string;
            /**
             * @description Stakes required before the reward may be withdrawn, minor units.
             * @example 30000
             */
            turnover: number;
            serverTime: components["schemas"]["DateTime"];
        };
        ActivityClaim: {
            activity: components["schemas"]["Activity"];
            amount: components["schemas"]["MinorUnits"];
            balance: components["schemas"]["MinorUnits"];
        };
        DepositPromotion: {
            activityId: components["schemas"]["Id"];
            /** @example Evening top-up */
            title: string;
            /** @example 10% on top. */
            summary: string;
            /** @example Once a day. */
            content: string;
            art: components["schemas"]["Picture"];
            minAmount: components["schemas"]["MinorUnits"];
            /**
             * @description Hundredths of a per cent of the deposit.
             * @example 1000
             */
            bonusRate: number;
            maxBonus: components["schemas"]["MinorUnits"];
            /**
             * @description Required stakes in per cent of deposit plus bonus.
             * @example 500
             */
            turnoverPercent: number;
            /** @example false */
            firstDepositOnly: boolean;
            endTime: components["schemas"]["DateTime"];
            /**
             * @description False for one that the player has used up, or does not fulfil.
             * @example true
             */
            isAvailable: boolean;
        };
        /**
         * @example system
         * @enum {string}
         */
        MessageCategory: "activity" | "platform" | "system";
        MessageNumber: {
            category: components["schemas"]["MessageCategory"];
            /**
             * @description Unread messages, counted up to 100.
             * @example 2
             */
            number: number;
        };
        Message: {
            id: components["schemas"]["Id"];
            category: components["schemas"]["MessageCategory"];
            /** @example Deposit credited */
            title: string;
            /**
             * @description The first line of the content.
             * @example ₱500.00 is in your wallet.
             */
            summary: string;
            createTime: components["schemas"]["DateTime"];
            /** @example false */
            readStatus: boolean;
        };
        MessageInfo: {
            id: components["schemas"]["Id"];
            category: components["schemas"]["MessageCategory"];
            /** @example Deposit credited */
            title: string;
            /** @example ₱500.00 is in your wallet. */
            summary: string;
            createTime: components["schemas"]["DateTime"];
            /** @example false */
            readStatus: boolean;
            /**
             * @description Plain text with line feeds between paragraphs.
             * @example ₱500.00 is in your wallet.
             */
            content: string;
            /**
             * @description A path of the lobby, or empty.
             * @example /pages/account/myWallet/walletDetail
             */
            link: string;
        };
        /** @description Without a category all messages. */
        ReadAllRequest: {
            category?: components["schemas"]["MessageCategory"];
            /**
             * @description The newest message that the player has seen: those that came after it stay unread.
             * @example 31
             */
            upTo?: string;
        };
        /** @description Fields that are left out stay as they are. */
        EditRequest: {
            /** @example Marisol */
            nickname?: string;
            /**
             * @description Letters, spaces, dots, commas, hyphens, apostrophes, and the joiners of scripts.
             * @example Marisol Reyes
             */
            realname?: string;
            gender?: components["schemas"]["Gender"];
            /**
             * Format: date
             * @description Gregorian. Told once, then it stays.
             * @example 1990-05-17
             */
            birthday?: string;
            /**
             * @description Empty removes it.
             * @example marisol@mail.example
             */
            email?: string;
            /**
             * @description The id of an avatar of the site, or the url of an upload with bizType avatar.
             * @example avatar-bear
             */
            avatar?: string;
        };
        ChangePasswordRequest: {
            /** @example papaya.sun8 */
            oldPassword: string;
            newPassword: components["schemas"]["Password"];
        };
        AvatarChoice: {
            /** @example avatar-bear */
            id: string;
            picture: components["schemas"]["Picture"];
        };
        Device: {
            id: components["schemas"]["Id"];
            /**
             * @description Browser and system, as its user agent says.
             * @example Chrome, Android
             */
            name: string;
            /** @example 203.0.113.7 */
            ip: string;
            loginTime: components["schemas"]["DateTime"];
            lastTime: components["schemas"]["DateTime"];
            /**
             * @description The one that calls.
             * @example true
             */
            isCurrent: boolean;
        };
        /** @example Chrome, Android */
        PasskeyName: string;
        Passkey: {
            id: components["schemas"]["Id"];
            credentialId: components["schemas"]["CredentialId"];
            name: components["schemas"]["PasskeyName"];
            /**
             * @description A password manager keeps it on several devices.
             * @example true
             */
            isSynced: boolean;
            createTime: components["schemas"]["DateTime"];
            /** @description Null until it has logged in. */
            lastTime: components["schemas"]["DateTime"] | null;
        };
        /** @description For `navigator.credentials.create` (WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON). */
        NewPasskeyOptions: {
            rp: {
                /** @example Game Lobby */
                name: string;
                /**
                 * @description The domain that the passkey will belong to.
                 * @example lobby.example
                 */
                id: string;
            };
            user: {
                id: components["schemas"]["Base64Url"];
                /**
                 * @description The username.
                 * @example demo
                 */
                name: string;
                /** @example demo */
                displayName: string;
            };
            challenge: components["schemas"]["Base64Url"];
            pubKeyCredParams: {
                /**
                 * @description A COSE algorithm.
                 * @example -7
                 */
                alg: number;
                /** @enum {string} */
                type: "public-key";
            }[];
            /**
             * @description Milliseconds.
             * @example 300000
             */
            timeout: number;
            /** @description Passkeys that the player has; their devices make no second one. */
            excludeCredentials: {
                id: components["schemas"]["CredentialId"];
                /** @enum {string} */
                type: "public-key";
                transports?: components["schemas"]["PasskeyTransport"][];
            }[];
            authenticatorSelection: {
                /** @enum {string} */
                residentKey: "required";
                /** @example true */
                requireResidentKey: boolean;
                /** @enum {string} */
                userVerification: "required";
            };
            /** @enum {string} */
            attestation: "none";
        };
        AddPasskeyRequest: {
            /** @description RegistrationResponseJSON of WebAuthn Level 3. */
            credential: {
                id: components["schemas"]["CredentialId"];
                rawId: components["schemas"]["CredentialId"];
                /** @enum {string} */
                type: "public-key";
                response: {
                    clientDataJSON: components["schemas"]["Base64Url"];
                    attestationObject: components["schemas"]["Base64Url"];
                    transports?: components["schemas"]["PasskeyTransport"][];
                    publicKeyAlgorithm?: number;
                    publicKey?: components["schemas"]["Base64Url"];
                    authenticatorData?: components["schemas"]["Base64Url"];
                };
                authenticatorAttachment?: string;
                clientExtensionResults: Record<string, never>;
            };
        };
        RenamePasskeyRequest: {
            name: components["schemas"]["PasskeyName"];
        };
        /** @description One of oldCode and password is needed: a stolen session alone cannot move the account. */
        ChangePhoneRequest: {
            phone: components["schemas"]["Phone"];
            code: components["schemas"]["OneTimeCode"];
            oldCode?: components["schemas"]["OneTimeCode"];
            /**
             * @description Instead of oldCode, when the old phone is lost.
             * @example papaya.sun8
             */
            password?: string;
        };
        FeedbackRequest: {
            /**
             * @description 10 to 1000 characters as people see them (grapheme clusters). The limits here count code points.
             * @example The deposit page asked me for the amount twice.
             */
            content: string;
            /**
             * @description To call back.
             * @example 09171234567
             */
            phone: string;
            /** @description URLs of uploads with bizType feedback. */
            pictures?: string[];
        };
        FeedbackReceipt: {
            feedbackId: components["schemas"]["Id"];
        };
        FeedbackTrace: {
            /**
             * Format: uuid
             * @description The idempotency key that it was sent under.
             */
            referenceNo: string;
        };
        Faq: {
            id: components["schemas"]["Id"];
            /**
             * @example deposit
             * @enum {string}
             */
            topic: "account" | "deposit" | "withdrawal" | "games" | "promotions" | "safety";
            /** @example My deposit has not arrived. */
            question: string;
            /**
             * @description Plain text with line feeds between paragraphs.
             * @example Look at the order in your wallet first.
             */
            answer: string;
        };
        AppVersion: {
            /**
             * @example android
             * @enum {string}
             */
            platform: "android" | "ios" | "web";
            /** @example 1.0.28 */
            version: string;
            /**
             * @description The oldest that still works.
             * @example 1.0.20
             */
            oldestVersion: string;
            /**
             * @description https, or empty.
             * @example
             */
            downloadLink: string;
            /**
             * @description What is new.
             * @example Faster start.
             */
            notes: string;
            releaseTime: components["schemas"]["DateTime"];
            /**
             * @description The caller's version is older than the newest.
             * @example true
             */
            hasUpdate: boolean;
            /**
             * @description The caller's version works no longer.
             * @example false
             */
            mustUpdate: boolean;
        };
        PasskeyOptionsRequest: {
            browserUUID: components["schemas"]["BrowserUuid"];
        };
        PasskeyLoginRequest: {
            browserUUID: components["schemas"]["BrowserUuid"];
            credential: components["schemas"]["SignedPasskey"];
        };
        BindPhoneRequest: {
            phone: components["schemas"]["Phone"];
            code: components["schemas"]["OneTimeCode"];
        };
        /**
         * @description pendingReview waits for an operator, hidden was hidden by one: both are seen by their author alone. deleted can perhaps still be restored.
         * @example shown
         * @enum {string}
         */
        GameCommentStatus: "shown" | "pendingReview" | "hidden" | "deleted";
        /**
         * @description Why a comment was reported or hidden.
         * @example spam
         * @enum {string}
         */
        GameCommentReason: "spam" | "insult" | "personalData" | "fraud" | "other";
        GameComment: {
            id: components["schemas"]["Id"];
            gameId: components["schemas"]["Id"];
            /**
             * @description The comment that a reply belongs to.
             * @example null
             */
            parentId: components["schemas"]["Id"] | null;
            /**
             * @description Plain text.
             * @example The free spins come often.
             */
            content: string;
            /** @example 5 */
            score: number | null;
            /**
             * @description The nickname, masked where it would tell a login name.
             * @example Kitemaker
             */
            name: string;
            avatar: components["schemas"]["Picture"];
            /**
             * @description A picture that the author uploaded, shown instead of avatar.
             * @example null
             */
            avatarUrl: string | null;
            /**
             * @description Whom a reply answers.
             * @example null
             */
            replyTo: string | null;
            /** @example 2 */
            replyNum: number;
            /**
             * @description Of the player who asks, who may delete it.
             * @example false
             */
            isOwn: boolean;
            /**
             * @description Reported by the player who asks.
             * @example false
             */
            isReported: boolean;
            status: components["schemas"]["GameCommentStatus"];
            /**
             * @description Why an operator has hidden it. For its author.
             * @example null
             */
            hiddenReason: components["schemas"]["GameCommentReason"] | null;
            /**
             * @description Until when its author is offered to restore it. Null unless it is deleted.
             * @example null
             */
            undoUntil: components["schemas"]["DateTime"] | null;
            createTime: components["schemas"]["DateTime"];
        };
        GameCommentSummary: {
            /**
             * @description The mean, with one decimal; null without scores.
             * @example 4.3
             */
            score: number | null;
            /** @example 12 */
            scoreNum: number;
            /**
             * @description Comments and replies that everybody sees.
             * @example 31
             */
            commentNum: number;
            /**
             * @description How many players gave 1, 2, 3, 4 and 5.
             * @example [
             *       0,
             *       1,
             *       1,
             *       3,
             *       7
             *     ]
             */
            distribution: number[];
        };
        GameCommentTrace: {
            /**
             * Format: uuid
             * @description The idempotency key that it was sent under.
             */
            referenceNo: string;
        };
        GameCommentRequest: {
            gameId: components["schemas"]["Id"];
            parentId?: components["schemas"]["Id"];
            /**
             * @description At most 500 characters as people see them. One of them can have several code points.
             * @example The free spins come often.
             */
            content: string;
            /**
             * @description Not allowed with parentId. A player's newest score counts.
             * @example 5
             */
            score?: number;
        };
        GameCommentRemoval: {
            undoUntil: components["schemas"]["DateTime"];
        };
        GameCommentReportRequest: {
            reason: components["schemas"]["GameCommentReason"];
            /**
             * @description Of at most 140 characters as people see them.
             * @example He asks for my number.
             */
            note?: string;
        };
        SocialLoginUrl: {
            /**
             * @description The URL of the network's page; redirect to it.
             * @example https://social.example/dialog?state=Zm9v
             */
            url: string;
        };
        FacebookLoginRequest: {
            /**
             * @description As the network returned it. Works once, in the browser that began the login.
             * @example Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE
             */
            state: string;
            /**
             * @description As the network returned it. The server exchanges it.
             * @example Zm9vYmFyYmF6
             */
            code?: string;
            /**
             * @description As the network returned it; access_denied is a normal outcome (C9).
             * @example access_denied
             */
            error?: string;
            /**
             * @description Required from a new person; the same state may be sent again with it (D5).
             * @example true
             */
            isAdult?: boolean;
            browserUUID: components["schemas"]["BrowserUuid"];
        };
        SocialBind: {
            /**
             * @example facebook
             * @enum {string}
             */
            type: "facebook";
            /** @example true */
            isBound: boolean;
            /**
             * @description As the network says it.
             * @example Tala Rivera
             */
            name: string | null;
            /** @example 2026-11-21T10:00:00.000Z */
            bindTime: components["schemas"]["DateTime"] | null;
        };
    };
    responses: {
        /** @description Blocked at the edge or by country. Every other problem of the login state is a body code with status 200 (A3). */
        blocked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 403,
                 *       "msg": "This service is not available here."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The Host header names another server. */
        otherHost: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 403,
                 *       "msg": "This account may not do this."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The server failed. The client must ask whether a write took effect. */
        fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 500,
                 *       "msg": "Something went wrong. Please try again."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A part of the path is longer than 100 characters. What is not there or not yours is a body code with status 200. */
        nowhere: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 10404,
                 *       "msg": "Not found."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is larger than 64 KiB; where the operation takes files, than four files of 5 MB. */
        tooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 10400,
                 *       "msg": "Please check what you entered."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body has another media type than the operation takes. */
        otherMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 10400,
                 *       "msg": "Please check what you entered."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description The language of every text in the response (B1). */
        lang: components["schemas"]["Locale"];
        /** @description The page of the list, from 1. */
        page: number;
        /** @description Rows of one page. */
        limit: number;
        id: components["schemas"]["Id"];
        categoryId: components["schemas"]["Id"];
        makerId: components["schemas"]["Id"];
        tagId: components["schemas"]["Id"];
        /** @description At most five words. */
        keyword: string;
        ofCategory: components["schemas"]["Id"];
        ofMaker: components["schemas"]["Id"];
        ofTag: components["schemas"]["Id"];
        ofFeature: components["schemas"]["GameFeature"];
        gameId: components["schemas"]["Id"];
        /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
        idempotencyKey: string;
        sessionId: components["schemas"]["Id"];
        orderNo: components["schemas"]["Id"];
        startTime: components["schemas"]["DateTime"];
        endTime: components["schemas"]["DateTime"];
        bonusStatus: components["schemas"]["BonusStatus"];
        ofRecord: components["schemas"]["Id"];
        /** @description Rows of one page. */
        limitOfTen: number;
        /** @description Rows of one page. */
        limitOfTwenty: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getWebsiteInfo: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "websiteLogo": "/art/brand.svg",
                     *         "websiteName": "Paraw",
                     *         "countryCode": "PH",
                     *         "websiteDefaultLanguage": "en_US",
                     *         "currencyCode": "PHP",
                     *         "currencySymbol": "₱",
                     *         "countryTimezone": "UTC+8",
                     *         "gameAccountCaptchaEnabled": "true",
                     *         "gameAccountRegisterSMS": "true",
                     *         "gameAccountRegisterBank": "true",
                     *         "levelScheduleStatus": "true",
                     *         "mobileBottomPictureStatus": "true",
                     *         "userAgreement": "terms",
                     *         "tiktokLink": "",
                     *         "facebookLink": "",
                     *         "youtubeLink": "",
                     *         "appDownloadLink": "",
                     *         "facebookPixel": "",
                     *         "documentTitle": "Paraw",
                     *         "userLevelList": [
                     *           {
                     *             "level": 1,
                     *             "levelName": "Bronze"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["WebsiteInfo"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listBanners: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                position: "home" | "promotion";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "bannerId": "1001",
                     *           "position": "home",
                     *           "title": "Mango week",
                     *           "text": "50% on your first deposit, up to ₱1,000. Turnover 6×.",
                     *           "button": "See the terms",
                     *           "link": "/pages/privilege/privilege",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "terms": "Deposit once between 100 and 2000."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Banner"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listBulletins: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "bulletinId": "1001",
                     *           "title": "Tuesday 02:00–03:00",
                     *           "summary": "short maintenance, wallet stays open",
                     *           "createTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["Bulletin"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getBulletin: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "bulletinId": "1001",
                     *         "title": "Tuesday 02:00–03:00",
                     *         "summary": "short maintenance, wallet stays open",
                     *         "content": "Games close for an hour. Your wallet stays open.",
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "updateTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BulletinInfo"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getBulletinPopup: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "bulletinId": "1001",
                     *           "title": "Tuesday 02:00–03:00",
                     *           "summary": "short maintenance, wallet stays open",
                     *           "content": "Games close for an hour. Your wallet stays open.",
                     *           "createTime": "2026-11-21T10:00:00.000Z",
                     *           "updateTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BulletinInfo"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getAgreement: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                type: "terms" | "privacy";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "type": "terms",
                     *         "title": "Terms of use",
                     *         "content": "# Who may play",
                     *         "updateTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Agreement"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getServiceContactInformation: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "channels": [
                     *           {
                     *             "kind": "email",
                     *             "label": "E-mail",
                     *             "value": "help@paraw.example",
                     *             "link": "mailto:help@paraw.example"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ContactInformation"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getCaptchaImage: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "img": "R0lGODlh",
                     *       "uuid": "7c9e6679-7425-40de-944b-e07fc1f90ae7"
                     *     }
                     */
                    "application/json": components["schemas"]["CaptchaAnswer"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    login: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "demo",
                 *       "password": "demo1234",
                 *       "code": "4821",
                 *       "uuid": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "token": "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    smsLogin: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "09171234567",
                 *       "code": "482913",
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["SmsLoginRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "token": "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    sendPhoneLoginCode: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "09171234567",
                 *       "code": "MDkxNzEyMzQ1Njc0ODIx",
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["SendCodeRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    sendRegisterPhoneCode: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "09171234567",
                 *       "code": "MDkxNzEyMzQ1Njc0ODIx",
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["SendCodeRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    checkRegister: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "09171234567",
                 *       "code": "482913",
                 *       "username": "marisol",
                 *       "password": "mango.moon7",
                 *       "inviteCode": "PARAW1",
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterCheckRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "code": 10106,
                     *           "msg": "This username is taken.",
                     *           "field": "username"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description One refusal for each field that the sign-up would be refused for; none means that it may go on. */
                        data: components["schemas"]["Refusal"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    register: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "09171234567",
                 *       "code": "482913",
                 *       "username": "marisol",
                 *       "password": "mango.moon7",
                 *       "inviteCode": "PARAW1",
                 *       "isAdult": true,
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e",
                 *       "gameUserBankCard": {
                 *         "bank": "1001",
                 *         "bankName": "Bayani Bank",
                 *         "bankCardName": "Marisol Reyes",
                 *         "bankCardAccount": "001234567890",
                 *         "bankCardRemark": "09171234567",
                 *         "icon": "/art/bank-bayani.svg",
                 *         "defaultStatus": 0,
                 *         "operatorCode": "CUSTOM"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "token": "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    registerV2: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "09171234567",
                 *       "code": "482913",
                 *       "username": "marisol",
                 *       "password": "mango.moon7",
                 *       "inviteCode": "PARAW1",
                 *       "isAdult": true,
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e",
                 *       "gameUserBankCard": {
                 *         "bank": "1001",
                 *         "bankName": "Bayani Bank",
                 *         "bankCardName": "Marisol Reyes",
                 *         "bankCardAccount": "001234567890",
                 *         "bankCardRemark": "09171234567",
                 *         "icon": "/art/bank-bayani.svg",
                 *         "defaultStatus": 0,
                 *         "operatorCode": "CUSTOM"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "token": "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    sendForgotPasswordCode: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "09171234567",
                 *       "code": "MDkxNzEyMzQ1Njc0ODIx",
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["SendCodeRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    resetPassword: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "09171234567",
                 *       "code": "482913",
                 *       "username": "marisol",
                 *       "password": "mango.moon7",
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "token": "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6",
                     *       "data": {
                     *         "userId": "1001",
                     *         "username": "marisol",
                     *         "nickname": "Marisol",
                     *         "phone": "0917•••4567",
                     *         "avatar": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "avatarUrl": null,
                     *         "realname": "Marisol Reyes",
                     *         "gender": "female",
                     *         "birthday": "1990-05-17",
                     *         "email": "marisol@mail.example",
                     *         "level": 1,
                     *         "levelName": "Bronze",
                     *         "language": "en_US",
                     *         "createTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ResetAnswer"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    logout: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getInfo: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "user": {
                     *         "userId": "1001",
                     *         "username": "marisol",
                     *         "nickname": "Marisol",
                     *         "phone": "0917•••4567",
                     *         "avatar": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "avatarUrl": null,
                     *         "realname": "Marisol Reyes",
                     *         "gender": "female",
                     *         "birthday": "1990-05-17",
                     *         "email": "marisol@mail.example",
                     *         "level": 1,
                     *         "levelName": "Bronze",
                     *         "language": "en_US",
                     *         "createTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    reportOnlineTime: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "onlineTime": 3
                 *     }
                 */
                "application/json": components["schemas"]["OnlineTimeRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    setLanguage: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lang": "en_US"
                 *     }
                 */
                "application/json": components["schemas"]["LanguageRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getSupportBankList: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "bankCode": "1001",
                     *           "bankName": "Bayani Bank",
                     *           "icon": "/art/bank-bayani.svg"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SupportBank"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getHome: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "banners": [
                     *           {
                     *             "bannerId": "1001",
                     *             "position": "home",
                     *             "title": "Mango week",
                     *             "text": "50% on your first deposit, up to ₱1,000. Turnover 6×.",
                     *             "button": "See the terms",
                     *             "link": "/pages/privilege/privilege",
                     *             "art": {
                     *               "name": "card-1001.a1b2c3d4",
                     *               "dominant": "#3a2a6b"
                     *             },
                     *             "terms": "Deposit once between 100 and 2000."
                     *           }
                     *         ],
                     *         "bulletins": [
                     *           {
                     *             "bulletinId": "1001",
                     *             "title": "Tuesday 02:00–03:00",
                     *             "summary": "short maintenance, wallet stays open",
                     *             "createTime": "2026-11-21T10:00:00.000Z"
                     *           }
                     *         ],
                     *         "categories": [
                     *           {
                     *             "categoryId": "1001",
                     *             "categoryName": "Slots",
                     *             "title": "{\"en\":{\"title\":\"Slots\"},\"th\":{\"title\":\"สล็อต\"},\"zh\":{\"title\":\"老虎机\"},\"mm\":{\"title\":\"စလော့\"}}",
                     *             "icon": "slots"
                     *           }
                     *         ],
                     *         "hot": [
                     *           {
                     *             "gameId": "1001",
                     *             "name": "Mango Moon",
                     *             "makerId": "1001",
                     *             "makerName": "Kasoy Works",
                     *             "categoryId": "1001",
                     *             "art": {
                     *               "name": "card-1001.a1b2c3d4",
                     *               "dominant": "#3a2a6b"
                     *             },
                     *             "isNew": false,
                     *             "isHot": true,
                     *             "isPlayable": true,
                     *             "demoStatus": false,
                     *             "maintenanceStatus": false,
                     *             "maintenanceEndTime": null
                     *           }
                     *         ],
                     *         "newest": [
                     *           {
                     *             "gameId": "1001",
                     *             "name": "Mango Moon",
                     *             "makerId": "1001",
                     *             "makerName": "Kasoy Works",
                     *             "categoryId": "1001",
                     *             "art": {
                     *               "name": "card-1001.a1b2c3d4",
                     *               "dominant": "#3a2a6b"
                     *             },
                     *             "isNew": false,
                     *             "isHot": true,
                     *             "isPlayable": true,
                     *             "demoStatus": false,
                     *             "maintenanceStatus": false,
                     *             "maintenanceEndTime": null
                     *           }
                     *         ],
                     *         "byMaker": [
                     *           {
                     *             "maker": {
                     *               "makerId": "1001",
                     *               "makerName": "Larkspire",
                     *               "logo": "/art/maker-3.svg",
                     *               "gameCount": 21
                     *             },
                     *             "games": [
                     *               {
                     *                 "gameId": "1001",
                     *                 "name": "Mango Moon",
                     *                 "makerId": "1001",
                     *                 "makerName": "Kasoy Works",
                     *                 "categoryId": "1001",
                     *                 "art": {
                     *                   "name": "card-1001.a1b2c3d4",
                     *                   "dominant": "#3a2a6b"
                     *                 },
                     *                 "isNew": false,
                     *                 "isHot": true,
                     *                 "isPlayable": true,
                     *                 "demoStatus": false,
                     *                 "maintenanceStatus": false,
                     *                 "maintenanceEndTime": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "bottomPicture": null,
                     *         "winners": [
                     *           {
                     *             "rank": 1,
                     *             "name": "jo***na",
                     *             "avatar": {
                     *               "name": "card-1001.a1b2c3d4",
                     *               "dominant": "#3a2a6b"
                     *             },
                     *             "gameId": "1001",
                     *             "gameName": "Mango Moon",
                     *             "amount": 50000
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Home"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listCategories: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "categoryId": "1001",
                     *           "categoryName": "Slots",
                     *           "title": "{\"en\":{\"title\":\"Slots\"},\"th\":{\"title\":\"สล็อต\"},\"zh\":{\"title\":\"老虎机\"},\"mm\":{\"title\":\"စလော့\"}}",
                     *           "icon": "slots"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Category"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listCategoryGames: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                categoryId: components["parameters"]["categoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "gameId": "1001",
                     *           "name": "Mango Moon",
                     *           "makerId": "1001",
                     *           "makerName": "Kasoy Works",
                     *           "categoryId": "1001",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "isNew": false,
                     *           "isHot": true,
                     *           "isPlayable": true,
                     *           "demoStatus": false,
                     *           "maintenanceStatus": false,
                     *           "maintenanceEndTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["GameCard"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listMakerGames: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                makerId: components["parameters"]["makerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "gameId": "1001",
                     *           "name": "Mango Moon",
                     *           "makerId": "1001",
                     *           "makerName": "Kasoy Works",
                     *           "categoryId": "1001",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "isNew": false,
                     *           "isHot": true,
                     *           "isPlayable": true,
                     *           "demoStatus": false,
                     *           "maintenanceStatus": false,
                     *           "maintenanceEndTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["GameCard"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listMakers: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "makerId": "1001",
                     *           "makerName": "Larkspire",
                     *           "logo": "/art/maker-3.svg",
                     *           "gameCount": 21
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Maker"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listMakersByCategory: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                categoryId: components["parameters"]["categoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "makerId": "1001",
                     *           "makerName": "Larkspire",
                     *           "logo": "/art/maker-3.svg",
                     *           "gameCount": 21
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Maker"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listCategoryMakerGames: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                categoryId: components["schemas"]["Id"];
                makerId: components["schemas"]["Id"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "gameId": "1001",
                     *           "name": "Mango Moon",
                     *           "makerId": "1001",
                     *           "makerName": "Kasoy Works",
                     *           "categoryId": "1001",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "isNew": false,
                     *           "isHot": true,
                     *           "isPlayable": true,
                     *           "demoStatus": false,
                     *           "maintenanceStatus": false,
                     *           "maintenanceEndTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["GameCard"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listNewGames: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "gameId": "1001",
                     *           "name": "Mango Moon",
                     *           "makerId": "1001",
                     *           "makerName": "Kasoy Works",
                     *           "categoryId": "1001",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "isNew": false,
                     *           "isHot": true,
                     *           "isPlayable": true,
                     *           "demoStatus": false,
                     *           "maintenanceStatus": false,
                     *           "maintenanceEndTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["GameCard"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listHotGames: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "gameId": "1001",
                     *           "name": "Mango Moon",
                     *           "makerId": "1001",
                     *           "makerName": "Kasoy Works",
                     *           "categoryId": "1001",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "isNew": false,
                     *           "isHot": true,
                     *           "isPlayable": true,
                     *           "demoStatus": false,
                     *           "maintenanceStatus": false,
                     *           "maintenanceEndTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["GameCard"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listNavigationTags: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "tagId": "1001",
                     *           "tagName": "Fruit",
                     *           "title": "{\"en\":{\"title\":\"Fruit\"}}"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["NavigationTag"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listTagGames: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                tagId: components["parameters"]["tagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "gameId": "1001",
                     *           "name": "Mango Moon",
                     *           "makerId": "1001",
                     *           "makerName": "Kasoy Works",
                     *           "categoryId": "1001",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "isNew": false,
                     *           "isHot": true,
                     *           "isPlayable": true,
                     *           "demoStatus": false,
                     *           "maintenanceStatus": false,
                     *           "maintenanceEndTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["GameCard"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    searchGames: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description At most five words. */
                keyword?: components["parameters"]["keyword"];
                categoryId?: components["parameters"]["ofCategory"];
                makerId?: components["parameters"]["ofMaker"];
                tagId?: components["parameters"]["ofTag"];
                feature?: components["parameters"]["ofFeature"];
                sort?: "relevance" | "new" | "hot" | "name";
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "gameId": "1001",
                     *           "name": "Mango Moon",
                     *           "makerId": "1001",
                     *           "makerName": "Kasoy Works",
                     *           "categoryId": "1001",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "isNew": false,
                     *           "isHot": true,
                     *           "isPlayable": true,
                     *           "demoStatus": false,
                     *           "maintenanceStatus": false,
                     *           "maintenanceEndTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["GameCard"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listHotWords: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "word": "dragon"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["HotWord"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getGameInfo: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                gameId: components["parameters"]["gameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "gameId": "1001",
                     *         "name": "Mango Moon",
                     *         "makerId": "1001",
                     *         "makerName": "Kasoy Works",
                     *         "categoryId": "1001",
                     *         "art": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "isNew": false,
                     *         "isHot": true,
                     *         "isPlayable": true,
                     *         "demoStatus": false,
                     *         "maintenanceStatus": false,
                     *         "maintenanceEndTime": null,
                     *         "developer": "Kasoy Works",
                     *         "description": "Fruit under a full moon.",
                     *         "howToPlay": "Choose a stake and spin.",
                     *         "updateTime": "2026-11-21T10:00:00.000Z",
                     *         "returnToPlayer": 95.02,
                     *         "volatility": "medium",
                     *         "features": [
                     *           "demo",
                     *           "lines",
                     *           "wilds"
                     *         ],
                     *         "serverTime": "2026-11-21T10:00:00.000Z",
                     *         "likeStatus": false,
                     *         "favoriteStatus": false,
                     *         "likeNum": 128,
                     *         "score": 4.3,
                     *         "scoreNum": 12,
                     *         "commentNum": 31,
                     *         "openType": "iframe",
                     *         "walletMode": "transfer",
                     *         "minTransferIn": 50000,
                     *         "lastTransferIn": 100000
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameInfo"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listWinners: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                period: "daily" | "weekly" | "monthly";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "rank": 1,
                     *           "name": "jo***na",
                     *           "avatar": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "gameId": "1001",
                     *           "gameName": "Mango Moon",
                     *           "amount": 50000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Winner"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getOwnWin: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                period: "daily" | "weekly" | "monthly";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "rank": 41,
                     *         "name": "jo***na",
                     *         "avatar": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "gameId": "1001",
                     *         "gameName": "Mango Moon",
                     *         "amount": 50000
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["OwnWin"] | null;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    setFavorite: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                gameId: components["parameters"]["gameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": true
                 *     }
                 */
                "application/json": components["schemas"]["StatusRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    deleteFavorites: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description Ids separated by commas. */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listFavorites: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "gameId": "1001",
                     *           "name": "Mango Moon",
                     *           "makerId": "1001",
                     *           "makerName": "Kasoy Works",
                     *           "categoryId": "1001",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "isNew": false,
                     *           "isHot": true,
                     *           "isPlayable": true,
                     *           "demoStatus": false,
                     *           "maintenanceStatus": false,
                     *           "maintenanceEndTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["GameCard"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    setLike: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                gameId: components["parameters"]["gameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": true
                 *     }
                 */
                "application/json": components["schemas"]["StatusRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    deleteLikes: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description Ids separated by commas. */
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listLikes: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "gameId": "1001",
                     *           "name": "Mango Moon",
                     *           "makerId": "1001",
                     *           "makerName": "Kasoy Works",
                     *           "categoryId": "1001",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "isNew": false,
                     *           "isHot": true,
                     *           "isPlayable": true,
                     *           "demoStatus": false,
                     *           "maintenanceStatus": false,
                     *           "maintenanceEndTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["GameCard"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listHistory: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "gameId": "1001",
                     *           "name": "Mango Moon",
                     *           "makerId": "1001",
                     *           "makerName": "Kasoy Works",
                     *           "categoryId": "1001",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "isNew": false,
                     *           "isHot": true,
                     *           "isPlayable": true,
                     *           "demoStatus": false,
                     *           "maintenanceStatus": false,
                     *           "maintenanceEndTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["GameCard"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    playGame: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                gameId: components["parameters"]["gameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deviceType": "other",
                 *       "amount": 50000,
                 *       "demo": false,
                 *       "returnUrl": "/pages/index/gamePostMessagePage"
                 *     }
                 */
                "application/json": components["schemas"]["PlayRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "sessionId": "1001",
                     *         "gameId": "1001",
                     *         "gameName": "Mango Moon",
                     *         "art": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "status": "playing",
                     *         "demo": false,
                     *         "openType": "iframe",
                     *         "walletMode": "transfer",
                     *         "gameUrl": null,
                     *         "inGameBalance": 32000,
                     *         "transferInAmount": 50000,
                     *         "transferOutAmount": null,
                     *         "startTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameSession"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    exitGame: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "1001"
                 *     }
                 */
                "application/json": components["schemas"]["ExitRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "status": "done",
                     *         "session": {
                     *           "sessionId": "1001",
                     *           "gameId": "1001",
                     *           "gameName": "Mango Moon",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "status": "playing",
                     *           "demo": false,
                     *           "openType": "iframe",
                     *           "walletMode": "transfer",
                     *           "gameUrl": null,
                     *           "inGameBalance": 32000,
                     *           "transferInAmount": 50000,
                     *           "transferOutAmount": null,
                     *           "startTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": null,
                     *           "serverTime": "2026-11-21T10:00:00.000Z"
                     *         },
                     *         "balance": 50000
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ExitResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    autoExitGame: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "status": "done",
                     *         "sessions": [
                     *           {
                     *             "sessionId": "1001",
                     *             "gameId": "1001",
                     *             "gameName": "Mango Moon",
                     *             "art": {
                     *               "name": "card-1001.a1b2c3d4",
                     *               "dominant": "#3a2a6b"
                     *             },
                     *             "status": "playing",
                     *             "demo": false,
                     *             "openType": "iframe",
                     *             "walletMode": "transfer",
                     *             "gameUrl": null,
                     *             "inGameBalance": 32000,
                     *             "transferInAmount": 50000,
                     *             "transferOutAmount": null,
                     *             "startTime": "2026-11-21T10:00:00.000Z",
                     *             "endTime": null,
                     *             "serverTime": "2026-11-21T10:00:00.000Z"
                     *           }
                     *         ],
                     *         "balance": 50000
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AutoExitResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getCurrentSession: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "sessionId": "1001",
                     *         "gameId": "1001",
                     *         "gameName": "Mango Moon",
                     *         "art": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "status": "playing",
                     *         "demo": false,
                     *         "openType": "iframe",
                     *         "walletMode": "transfer",
                     *         "gameUrl": null,
                     *         "inGameBalance": 32000,
                     *         "transferInAmount": 50000,
                     *         "transferOutAmount": null,
                     *         "startTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameSession"] | null;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listMoneyInGames: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "session": {
                     *             "sessionId": "1001",
                     *             "gameId": "1001",
                     *             "gameName": "Mango Moon",
                     *             "art": {
                     *               "name": "card-1001.a1b2c3d4",
                     *               "dominant": "#3a2a6b"
                     *             },
                     *             "status": "playing",
                     *             "demo": false,
                     *             "openType": "iframe",
                     *             "walletMode": "transfer",
                     *             "gameUrl": null,
                     *             "inGameBalance": 32000,
                     *             "transferInAmount": 50000,
                     *             "transferOutAmount": null,
                     *             "startTime": "2026-11-21T10:00:00.000Z",
                     *             "endTime": null,
                     *             "serverTime": "2026-11-21T10:00:00.000Z"
                     *           },
                     *           "makerId": "1",
                     *           "makerName": "Kasoy Works",
                     *           "transfer": null,
                     *           "maintenanceStatus": false,
                     *           "maintenanceEndTime": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MoneyInGame"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getSession: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description Whether the game may make sounds; part of its URL. Without it the game is silent. */
                sound?: "on" | "off";
                /** @description Whether the game moves more than it needs to; part of its URL. */
                motion?: "full" | "less";
                /** @description `free`, the default: enter unless the game is on screen on another device. `take`: enter in any case; a page elsewhere loses the game. `look`: do not enter. Only a page that enters gets a URL. */
                seat?: "free" | "take" | "look";
            };
            header?: never;
            path: {
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "sessionId": "1001",
                     *         "gameId": "1001",
                     *         "gameName": "Mango Moon",
                     *         "art": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "status": "playing",
                     *         "demo": false,
                     *         "openType": "iframe",
                     *         "walletMode": "transfer",
                     *         "gameUrl": "/sandbox/maker/play?ticket=0f8fad5b",
                     *         "inGameBalance": 32000,
                     *         "transferInAmount": 50000,
                     *         "transferOutAmount": null,
                     *         "startTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameSession"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    transferIn: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 50000
                 *     }
                 */
                "application/json": components["schemas"]["TransferInRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "outcome": "arrived",
                     *         "session": {
                     *           "sessionId": "1001",
                     *           "gameId": "1001",
                     *           "gameName": "Mango Moon",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "status": "playing",
                     *           "demo": false,
                     *           "openType": "iframe",
                     *           "walletMode": "transfer",
                     *           "gameUrl": null,
                     *           "inGameBalance": 32000,
                     *           "transferInAmount": 50000,
                     *           "transferOutAmount": null,
                     *           "startTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": null,
                     *           "serverTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TransferInResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    traceTransferIn: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "7f1c0c52-4f6b-4e0e-9a0e-0b4d6f1f5a11"
                 *     }
                 */
                "application/json": components["schemas"]["TraceTransferInRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "outcome": "arrived",
                     *         "session": {
                     *           "sessionId": "1001",
                     *           "gameId": "1001",
                     *           "gameName": "Mango Moon",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "status": "playing",
                     *           "demo": false,
                     *           "openType": "iframe",
                     *           "walletMode": "transfer",
                     *           "gameUrl": null,
                     *           "inGameBalance": 32000,
                     *           "transferInAmount": 50000,
                     *           "transferOutAmount": null,
                     *           "startTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": null,
                     *           "serverTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TransferInResult"] | null;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    refreshSessionBalance: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "sessionId": "1001",
                     *         "gameId": "1001",
                     *         "gameName": "Mango Moon",
                     *         "art": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "status": "playing",
                     *         "demo": false,
                     *         "openType": "iframe",
                     *         "walletMode": "transfer",
                     *         "gameUrl": null,
                     *         "inGameBalance": 32000,
                     *         "transferInAmount": 50000,
                     *         "transferOutAmount": null,
                     *         "startTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameSession"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getBalanceInfo: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "balance": 50000,
                     *         "currency": "PHP",
                     *         "inGame": [
                     *           {
                     *             "sessionId": "1001",
                     *             "gameId": "1001",
                     *             "gameName": "Mango Moon",
                     *             "amount": 50000
                     *           }
                     *         ],
                     *         "asOf": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BalanceInfo"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getWalletParams: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "openStatus": "true",
                     *         "manualDepositOpenStatus": "true",
                     *         "autoDepositFunctionStatus": "true",
                     *         "depositAmountListStatus": "true",
                     *         "withdrawAmountListStatus": "true"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["WalletParams"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listPayMethods: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "id": "1001",
                     *           "method": "qr",
                     *           "name": "Instant QR",
                     *           "endpoint": "charge"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PayMethod"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listPayChannels: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "id": "1001",
                     *           "methodId": "1001",
                     *           "name": "Instant QR",
                     *           "note": "Credited in about a minute · no fee",
                     *           "icon": "qr",
                     *           "payType": "qr",
                     *           "minAmount": 50000,
                     *           "maxAmount": 50000,
                     *           "feeRate": 100,
                     *           "creditSeconds": 60,
                     *           "todayLeft": 4800000,
                     *           "isOpen": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PayChannel"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getDepositAmountList: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "amounts": [
                     *           50000
                     *         ],
                     *         "minAmount": 20000
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositAmounts"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    budgetAmount: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channelId": "1001",
                 *       "amount": 50000
                 *     }
                 */
                "application/json": components["schemas"]["DepositChoice"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "amount": 50000,
                     *         "payAmount": 50000,
                     *         "fee": 50000,
                     *         "bonus": 50000,
                     *         "turnover": 0
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Quote"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    charge: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                method: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channelId": "1001",
                 *       "amount": 50000
                 *     }
                 */
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "orderNo": "1001",
                     *         "status": 2,
                     *         "reason": null,
                     *         "amount": 50000,
                     *         "payAmount": 50000,
                     *         "fee": 50000,
                     *         "channelId": "1001",
                     *         "channelName": "Instant QR",
                     *         "payType": "qr",
                     *         "payUrl": "/sandbox/pay/8f14e45f",
                     *         "qrContent": "000201010212",
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "expireTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    recharge: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                method: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channelId": "1001",
                 *       "amount": 50000
                 *     }
                 */
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "orderNo": "1001",
                     *         "status": 2,
                     *         "reason": null,
                     *         "amount": 50000,
                     *         "payAmount": 50000,
                     *         "fee": 50000,
                     *         "channelId": "1001",
                     *         "channelName": "Instant QR",
                     *         "payType": "qr",
                     *         "payUrl": "/sandbox/pay/8f14e45f",
                     *         "qrContent": "000201010212",
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "expireTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getDepositBonus: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                orderNo: components["parameters"]["orderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "orderNo": "1001",
                     *         "amount": 30000,
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "result": {
                     *           "title": "First deposit",
                     *           "bonus": 30000,
                     *           "standing": "running",
                     *           "forfeited": 0,
                     *           "required": 480000,
                     *           "done": 4000,
                     *           "left": 476000
                     *         },
                     *         "giveUp": {
                     *           "netWin": -4000,
                     *           "forfeited": 30000,
                     *           "balanceAfter": 26000,
                     *           "leftOfDeposit": 26000,
                     *           "leftAfter": 26000,
                     *           "hindrance": null,
                     *           "openSessionId": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositBonusInfo"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    giveUpDepositBonus: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                orderNo: components["parameters"]["orderNo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "forfeited": 30000
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmedGiveUp"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "orderNo": "1001",
                     *         "amount": 30000,
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "result": {
                     *           "title": "First deposit",
                     *           "bonus": 30000,
                     *           "standing": "givenUp",
                     *           "forfeited": 30000,
                     *           "required": 30000,
                     *           "done": 4000,
                     *           "left": 26000
                     *         },
                     *         "giveUp": null
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositBonusInfo"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getOrderStatus: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                orderNo: components["parameters"]["orderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "orderNo": "1001",
                     *         "status": 2,
                     *         "reason": null,
                     *         "amount": 50000,
                     *         "payAmount": 50000,
                     *         "fee": 50000,
                     *         "channelId": "1001",
                     *         "channelName": "Instant QR",
                     *         "payType": "qr",
                     *         "payUrl": "/sandbox/pay/8f14e45f",
                     *         "qrContent": "000201010212",
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "expireTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listOrders: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                status?: 0 | 1 | 2 | 3;
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "orderNo": "1001",
                     *           "status": 2,
                     *           "reason": null,
                     *           "amount": 50000,
                     *           "payAmount": 50000,
                     *           "fee": 50000,
                     *           "channelId": "1001",
                     *           "channelName": "Instant QR",
                     *           "payType": "qr",
                     *           "payUrl": "/sandbox/pay/8f14e45f",
                     *           "qrContent": "000201010212",
                     *           "createTime": "2026-11-21T10:00:00.000Z",
                     *           "expireTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": null,
                     *           "serverTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["Order"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    cancelOrder: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                orderNo: components["parameters"]["orderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "orderNo": "1001",
                     *         "status": 2,
                     *         "reason": null,
                     *         "amount": 50000,
                     *         "payAmount": 50000,
                     *         "fee": 50000,
                     *         "channelId": "1001",
                     *         "channelName": "Instant QR",
                     *         "payType": "qr",
                     *         "payUrl": "/sandbox/pay/8f14e45f",
                     *         "qrContent": "000201010212",
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "expireTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    traceOrder: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderNo": "1001",
                 *       "referenceNo": "1001"
                 *     }
                 */
                "application/json": components["schemas"]["TraceRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "kind": "deposit",
                     *         "order": {
                     *           "orderNo": "1001",
                     *           "status": 2,
                     *           "reason": null,
                     *           "amount": 50000,
                     *           "payAmount": 50000,
                     *           "fee": 50000,
                     *           "channelId": "1001",
                     *           "channelName": "Instant QR",
                     *           "payType": "qr",
                     *           "payUrl": "/sandbox/pay/8f14e45f",
                     *           "qrContent": "000201010212",
                     *           "createTime": "2026-11-21T10:00:00.000Z",
                     *           "expireTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": null,
                     *           "serverTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TracedOrder"] | null;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listBills: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                type?: components["schemas"]["BillType"];
                transferType?: components["schemas"]["TransferType"];
                /** @description ended is done and failed together. */
                status?: "pendingReview" | "failed" | "pendingPayment" | "done" | "ended";
                startTime?: components["parameters"]["startTime"];
                endTime?: components["parameters"]["endTime"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "billId": "1001",
                     *           "billType": "deposit",
                     *           "transferType": "toGameMaker",
                     *           "amount": -30000,
                     *           "balanceAfter": 50000,
                     *           "status": "done",
                     *           "reason": null,
                     *           "gameId": "1001",
                     *           "gameName": "Mango Moon",
                     *           "channelName": null,
                     *           "referenceNo": "8f14e45f",
                     *           "origin": "deposit",
                     *           "createTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["Bill"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getBill: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "billId": "1001",
                     *         "billType": "deposit",
                     *         "transferType": "toGameMaker",
                     *         "amount": -30000,
                     *         "balanceAfter": 50000,
                     *         "status": "done",
                     *         "reason": null,
                     *         "gameId": "1001",
                     *         "gameName": "Mango Moon",
                     *         "channelName": null,
                     *         "referenceNo": "8f14e45f",
                     *         "origin": "deposit",
                     *         "createTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Bill"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    analyzeBill: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                period: components["schemas"]["AnalysisPeriod"];
                startTime?: components["parameters"]["startTime"];
                endTime?: components["parameters"]["endTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "startTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": "2026-11-22T00:00:00.000Z",
                     *         "currency": "PHP",
                     *         "income": 50000,
                     *         "expense": 50000,
                     *         "net": 50000,
                     *         "stakes": 50000,
                     *         "wins": 50000,
                     *         "netWin": -5000,
                     *         "types": [
                     *           {
                     *             "billType": "deposit",
                     *             "income": 50000,
                     *             "expense": 50000,
                     *             "count": 3
                     *           }
                     *         ],
                     *         "days": [
                     *           {
                     *             "date": "2026-11-21",
                     *             "income": 50000,
                     *             "expense": 50000
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BillAnalysis"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listPayMethodsByOperator: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                operatorCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "id": "1001",
                     *           "method": "qr",
                     *           "name": "Instant QR",
                     *           "endpoint": "charge"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PayMethod"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listPayBanks: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "bankCode": "1001",
                     *           "bankName": "Bayani Bank",
                     *           "icon": "/art/bank-bayani.svg"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SupportBank"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    receiveEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                maker: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "3q2-7wEjRWeJq83v_uzN3q2-7wEjRWeJq83v_uzN3q0",
                 *       "signature": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 *     }
                 */
                "application/json": components["schemas"]["GameEntryRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "sessionId": "7f1c0c524f6b4e0e9a0e0b4d6f1f5a11",
                     *         "playerRef": "42",
                     *         "gameId": "1001",
                     *         "gameName": "Mango Moon",
                     *         "currency": "PHP",
                     *         "isDemo": false,
                     *         "walletMode": "transfer",
                     *         "freeSpins": null,
                     *         "countryCode": "PH",
                     *         "countryTimezone": "UTC+8"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameEntry"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    receiveRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                maker: components["schemas"]["Id"];
                action: "balance" | "stake" | "win" | "rollback";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "7f1c0c52-4f6b-4e0e-9a0e-0b4d6f1f5a11",
                 *       "roundRef": "a3bb189e-8bf9-4c3a-9f5e-2f0d6f0c7b22",
                 *       "amount": 1000,
                 *       "currency": "PHP",
                 *       "signature": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 *     }
                 */
                "application/json": components["schemas"]["GameCallback"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "balance": 32000,
                     *         "freeSpins": null
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["LobbyBalance"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    receivePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderNo": "1001",
                 *       "status": "paid",
                 *       "payAmount": 50000,
                 *       "currency": "PHP",
                 *       "signature": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 *     }
                 */
                "application/json": components["schemas"]["PayCallback"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "settled": true
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PaySettled"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listManualBanks: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "id": "1001",
                     *           "bank": "ISAV",
                     *           "bankName": "Island Savings",
                     *           "icon": "/art/bank-island-savings.svg",
                     *           "bankCardName": "Paraw Play Money",
                     *           "bankCardAccount": "000111222333",
                     *           "note": "Pay first, then send the receipt.",
                     *           "minAmount": 50000,
                     *           "maxAmount": 50000,
                     *           "needsTransactionNo": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ManualBank"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    budgetManualDeposit: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bankId": "1001",
                 *       "amount": 50000
                 *     }
                 */
                "application/json": components["schemas"]["ManualDepositChoice"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "amount": 50000,
                     *         "payAmount": 50000,
                     *         "fee": 0,
                     *         "bonus": 0,
                     *         "turnover": 0
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Quote"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    submitManualDeposit: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bankId": "1001",
                 *       "amount": 50000,
                 *       "userAccountName": "Marisol Reyes",
                 *       "userAccount": "001234567890",
                 *       "depositTime": "2026-11-21T10:00:00.000Z",
                 *       "transactionNo": "TX-0012345",
                 *       "receiptUrls": [
                 *         "/user-api/common/upload/8f14e45fceea167a5a36dedd4bea2543.webp"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewManualDeposit"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "orderNo": "1001",
                     *         "status": 0,
                     *         "reason": null,
                     *         "reasonText": null,
                     *         "amount": 50000,
                     *         "activityId": null,
                     *         "bonus": 0,
                     *         "turnover": 0,
                     *         "bankName": "Island Savings",
                     *         "icon": "/art/bank-island-savings.svg",
                     *         "bankCardName": "Paraw Play Money",
                     *         "bankCardAccount": "000111222333",
                     *         "userAccountName": "Marisol Reyes",
                     *         "userAccount": "•••• 7890",
                     *         "depositTime": "2026-11-21T10:00:00.000Z",
                     *         "transactionNo": null,
                     *         "receiptUrls": [
                     *           "/user-api/common/upload/8f14e45fceea167a5a36dedd4bea2543.webp"
                     *         ],
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ManualDeposit"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getManualDeposit: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                orderNo: components["parameters"]["orderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "orderNo": "1001",
                     *         "status": 0,
                     *         "reason": null,
                     *         "reasonText": null,
                     *         "amount": 50000,
                     *         "activityId": null,
                     *         "bonus": 0,
                     *         "turnover": 0,
                     *         "bankName": "Island Savings",
                     *         "icon": "/art/bank-island-savings.svg",
                     *         "bankCardName": "Paraw Play Money",
                     *         "bankCardAccount": "000111222333",
                     *         "userAccountName": "Marisol Reyes",
                     *         "userAccount": "•••• 7890",
                     *         "depositTime": "2026-11-21T10:00:00.000Z",
                     *         "transactionNo": null,
                     *         "receiptUrls": [
                     *           "/user-api/common/upload/8f14e45fceea167a5a36dedd4bea2543.webp"
                     *         ],
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ManualDeposit"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getWithdrawRequest: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "balance": 50000,
                     *         "currency": "PHP",
                     *         "minAmount": 50000,
                     *         "maxAmount": 50000,
                     *         "todayLeft": 50000,
                     *         "timesLeft": 5,
                     *         "freeTimesLeft": 3,
                     *         "feeRate": 100,
                     *         "turnover": {
                     *           "required": 50000,
                     *           "done": 50000,
                     *           "left": 50000,
                     *           "openTimes": 1,
                     *           "requirements": [
                     *             {
                     *               "source": "deposit",
                     *               "required": 50000,
                     *               "done": 50000,
                     *               "left": 50000,
                     *               "createTime": "2026-11-21T10:00:00.000Z",
                     *               "orderNo": null
                     *             }
                     *           ],
                     *           "met": {
                     *             "times": 0,
                     *             "required": 50000
                     *           }
                     *         },
                     *         "canWithdraw": false,
                     *         "reasons": [
                     *           "turnoverLeft"
                     *         ],
                     *         "cards": [
                     *           {
                     *             "id": "1001",
                     *             "bank": "ISAV",
                     *             "bankName": "Island Savings",
                     *             "icon": "/art/bank-island-savings.svg",
                     *             "bankCardName": "Marisol Reyes",
                     *             "bankCardAccount": "•••• 7890",
                     *             "bankCardRemark": "0917•••4567",
                     *             "operatorCode": "CUSTOM",
                     *             "operatorName": "Paraw",
                     *             "defaultStatus": 1,
                     *             "warning": null,
                     *             "usableTime": null,
                     *             "isBusy": false,
                     *             "createTime": "2026-11-21T10:00:00.000Z"
                     *           }
                     *         ],
                     *         "openOrderNo": null,
                     *         "estimatedTime": "2026-11-23T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawRequest"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getWithdrawAmountList: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "amounts": [
                     *           50000
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawAmounts"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    withdraw: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cardId": "1001",
                 *       "amount": 50000
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawApplication"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "orderNo": "1001",
                     *         "status": 0,
                     *         "reason": null,
                     *         "reasonText": null,
                     *         "amount": 50000,
                     *         "fee": 0,
                     *         "receivedAmount": 50000,
                     *         "bankName": "Island Savings",
                     *         "icon": "/art/bank-island-savings.svg",
                     *         "bankCardName": "Marisol Reyes",
                     *         "bankCardAccount": "•••• 7890",
                     *         "steps": [
                     *           {
                     *             "step": "review",
                     *             "state": "current",
                     *             "time": null
                     *           }
                     *         ],
                     *         "canCancel": true,
                     *         "estimatedTime": "2026-11-23T10:00:00.000Z",
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Withdrawal"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    proveWithdrawal: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                 *       "cardId": "1001",
                 *       "amount": 50000,
                 *       "password": "papaya.sun8"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalProof"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    sendWithdrawalCode: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["SendOldPhoneCodeRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getWithdrawalPasskeyOptions: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "challenge": "dGVzdC1jaGFsbGVuZ2UtMTIzNDU2Nzg5MDEyMzQ1Njc4OQ",
                     *         "rpId": "lobby.example",
                     *         "timeout": 300000,
                     *         "userVerification": "required"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PasskeyOptions"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getWithdrawal: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                orderNo: components["parameters"]["orderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "orderNo": "1001",
                     *         "status": 0,
                     *         "reason": null,
                     *         "reasonText": null,
                     *         "amount": 50000,
                     *         "fee": 0,
                     *         "receivedAmount": 50000,
                     *         "bankName": "Island Savings",
                     *         "icon": "/art/bank-island-savings.svg",
                     *         "bankCardName": "Marisol Reyes",
                     *         "bankCardAccount": "•••• 7890",
                     *         "steps": [
                     *           {
                     *             "step": "review",
                     *             "state": "current",
                     *             "time": null
                     *           }
                     *         ],
                     *         "canCancel": true,
                     *         "estimatedTime": "2026-11-23T10:00:00.000Z",
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Withdrawal"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                orderNo: components["parameters"]["orderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "orderNo": "1001",
                     *         "status": 0,
                     *         "reason": null,
                     *         "reasonText": null,
                     *         "amount": 50000,
                     *         "fee": 0,
                     *         "receivedAmount": 50000,
                     *         "bankName": "Island Savings",
                     *         "icon": "/art/bank-island-savings.svg",
                     *         "bankCardName": "Marisol Reyes",
                     *         "bankCardAccount": "•••• 7890",
                     *         "steps": [
                     *           {
                     *             "step": "review",
                     *             "state": "current",
                     *             "time": null
                     *           }
                     *         ],
                     *         "canCancel": true,
                     *         "estimatedTime": "2026-11-23T10:00:00.000Z",
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Withdrawal"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listBankCards: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "id": "1001",
                     *           "bank": "ISAV",
                     *           "bankName": "Island Savings",
                     *           "icon": "/art/bank-island-savings.svg",
                     *           "bankCardName": "Marisol Reyes",
                     *           "bankCardAccount": "•••• 7890",
                     *           "bankCardRemark": "0917•••4567",
                     *           "operatorCode": "CUSTOM",
                     *           "operatorName": "Paraw",
                     *           "defaultStatus": 1,
                     *           "warning": null,
                     *           "usableTime": null,
                     *           "isBusy": false,
                     *           "createTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BankCard"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    changeBankCard: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1001",
                 *       "bank": "1001",
                 *       "bankCardName": "Marisol Reyes",
                 *       "bankCardAccount": "001234567890",
                 *       "bankCardRemark": "09171234567",
                 *       "defaultStatus": 1
                 *     }
                 */
                "application/json": components["schemas"]["ChangedBankCard"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "id": "1001",
                     *         "bank": "ISAV",
                     *         "bankName": "Island Savings",
                     *         "icon": "/art/bank-island-savings.svg",
                     *         "bankCardName": "Marisol Reyes",
                     *         "bankCardAccount": "•••• 7890",
                     *         "bankCardRemark": "0917•••4567",
                     *         "operatorCode": "CUSTOM",
                     *         "operatorName": "Paraw",
                     *         "defaultStatus": 1,
                     *         "warning": null,
                     *         "usableTime": null,
                     *         "isBusy": false,
                     *         "createTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BankCard"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    addBankCard: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank": "1001",
                 *       "bankCardName": "Marisol Reyes",
                 *       "bankCardAccount": "001234567890",
                 *       "bankCardRemark": "09171234567",
                 *       "operatorCode": "CUSTOM",
                 *       "defaultStatus": 0
                 *     }
                 */
                "application/json": components["schemas"]["NewBankCard"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "id": "1001",
                     *         "bank": "ISAV",
                     *         "bankName": "Island Savings",
                     *         "icon": "/art/bank-island-savings.svg",
                     *         "bankCardName": "Marisol Reyes",
                     *         "bankCardAccount": "•••• 7890",
                     *         "bankCardRemark": "0917•••4567",
                     *         "operatorCode": "CUSTOM",
                     *         "operatorName": "Paraw",
                     *         "defaultStatus": 1,
                     *         "warning": null,
                     *         "usableTime": null,
                     *         "isBusy": false,
                     *         "createTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BankCard"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getBankCard: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "id": "1001",
                     *         "bank": "ISAV",
                     *         "bankName": "Island Savings",
                     *         "icon": "/art/bank-island-savings.svg",
                     *         "bankCardName": "Marisol Reyes",
                     *         "bankCardAccount": "•••• 7890",
                     *         "bankCardRemark": "0917•••4567",
                     *         "operatorCode": "CUSTOM",
                     *         "operatorName": "Paraw",
                     *         "defaultStatus": 1,
                     *         "warning": null,
                     *         "usableTime": null,
                     *         "isBusy": false,
                     *         "createTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BankCard"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    deleteBankCards: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description One id or more, separated by commas. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    setDefaultBankCard: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "id": "1001",
                     *         "bank": "ISAV",
                     *         "bankName": "Island Savings",
                     *         "icon": "/art/bank-island-savings.svg",
                     *         "bankCardName": "Marisol Reyes",
                     *         "bankCardAccount": "•••• 7890",
                     *         "bankCardRemark": "0917•••4567",
                     *         "operatorCode": "CUSTOM",
                     *         "operatorName": "Paraw",
                     *         "defaultStatus": 1,
                     *         "warning": null,
                     *         "usableTime": null,
                     *         "isBusy": false,
                     *         "createTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BankCard"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    uploadFile: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    /** @enum {string} */
                    bizType: "avatar" | "receipt" | "feedback" | "kyc";
                };
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "url": "/user-api/common/upload/8f14e45fceea167a5a36dedd4bea2543.webp",
                     *         "fileName": "8f14e45fceea167a5a36dedd4bea2543.webp",
                     *         "originalFilename": "receipt.jpg"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Upload"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listUserLevels: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "level": 3,
                     *           "levelName": "Gold",
                     *           "requiredStakes": 50000,
                     *           "requiredDeposits": 50000,
                     *           "upgradeBonus": 50000,
                     *           "monthlyBonus": 50000,
                     *           "birthdayBonus": 50000,
                     *           "depositBonusRate": 60,
                     *           "depositBonusMost": 50000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["LevelTerms"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getNextLevelSchedule: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "level": 3,
                     *         "levelName": "Gold",
                     *         "nextLevel": 4,
                     *         "nextLevelName": "Pearl",
                     *         "stakes": 50000,
                     *         "deposits": 50000,
                     *         "requiredStakes": 50000,
                     *         "requiredDeposits": 50000,
                     *         "stakesLeft": 50000,
                     *         "depositsLeft": 50000,
                     *         "percent": 40
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["NextLevelSchedule"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getLevelBonusDetail: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "level": 3,
                     *         "levelName": "Gold",
                     *         "monthlyBonus": 50000,
                     *         "birthdayBonus": 50000,
                     *         "nextUpgradeBonus": 50000,
                     *         "depositBonusRate": 60,
                     *         "depositBonusMost": 50000,
                     *         "claimable": {
                     *           "count": 1,
                     *           "amount": 50000
                     *         },
                     *         "waiting": {
                     *           "count": 1,
                     *           "amount": 50000
                     *         },
                     *         "received": {
                     *           "count": 1,
                     *           "amount": 50000
                     *         },
                     *         "expired": {
                     *           "count": 1,
                     *           "amount": 50000
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["LevelBonusDetail"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listLevelBonuses: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                kind?: components["schemas"]["LevelBonusKind"];
                status?: components["parameters"]["bonusStatus"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "bonusId": "1001",
                     *           "kind": "monthly",
                     *           "level": 3,
                     *           "levelName": "Gold",
                     *           "amount": 50000,
                     *           "turnoverRequired": 30000,
                     *           "turnoverDone": 30000,
                     *           "bonusWager": 3,
                     *           "status": "pending",
                     *           "isClaimable": true,
                     *           "createTime": "2026-11-21T10:00:00.000Z",
                     *           "releaseTime": "2026-11-21T10:00:00.000Z",
                     *           "expireTime": "2026-11-21T10:00:00.000Z",
                     *           "issuedTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["LevelBonus"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getLevelBonus: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "bonusId": "1001",
                     *         "kind": "monthly",
                     *         "level": 3,
                     *         "levelName": "Gold",
                     *         "amount": 50000,
                     *         "turnoverRequired": 30000,
                     *         "turnoverDone": 30000,
                     *         "bonusWager": 3,
                     *         "status": "pending",
                     *         "isClaimable": true,
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "releaseTime": "2026-11-21T10:00:00.000Z",
                     *         "expireTime": "2026-11-21T10:00:00.000Z",
                     *         "issuedTime": null
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["LevelBonus"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    claimLevelBonus: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "bonusId": "1001",
                     *         "amount": 50000,
                     *         "balance": 50000,
                     *         "turnoverRequired": 30000,
                     *         "status": "pending",
                     *         "issuedTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BonusClaim"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getRebateDetail: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "level": 3,
                     *         "levelName": "Gold",
                     *         "isAutomatic": false,
                     *         "today": {
                     *           "stakes": 50000,
                     *           "counted": 50000,
                     *           "amount": 50000,
                     *           "lines": [
                     *             {
                     *               "categoryId": "1001",
                     *               "categoryName": "Slots",
                     *               "stakes": 50000,
                     *               "contribution": 100,
                     *               "counted": 50000,
                     *               "rate": 60,
                     *               "amount": 50000
                     *             }
                     *           ],
                     *           "issueTime": "2026-11-21T10:00:00.000Z"
                     *         },
                     *         "claimable": {
                     *           "count": 1,
                     *           "amount": 50000
                     *         },
                     *         "received": {
                     *           "count": 1,
                     *           "amount": 50000
                     *         },
                     *         "expired": {
                     *           "count": 1,
                     *           "amount": 50000
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RebateDetail"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listRebates: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                status?: components["parameters"]["bonusStatus"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "rebateId": "1001",
                     *           "day": "2026-11-20",
                     *           "level": 3,
                     *           "levelName": "Gold",
                     *           "stakes": 50000,
                     *           "counted": 50000,
                     *           "amount": 50000,
                     *           "turnoverRequired": 30000,
                     *           "status": "pending",
                     *           "isClaimable": true,
                     *           "lines": [
                     *             {
                     *               "categoryId": "1001",
                     *               "categoryName": "Slots",
                     *               "stakes": 50000,
                     *               "contribution": 100,
                     *               "counted": 50000,
                     *               "rate": 60,
                     *               "amount": 50000
                     *             }
                     *           ],
                     *           "createTime": "2026-11-21T10:00:00.000Z",
                     *           "releaseTime": "2026-11-21T10:00:00.000Z",
                     *           "expireTime": "2026-11-21T10:00:00.000Z",
                     *           "issuedTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["Rebate"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getRebatePlan: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "isAutomatic": false,
                     *         "bonusWager": 1,
                     *         "claimDays": 7,
                     *         "categories": [
                     *           {
                     *             "categoryId": "1001",
                     *             "categoryName": "Slots",
                     *             "contribution": 100,
                     *             "rates": [
                     *               {
                     *                 "level": 3,
                     *                 "levelName": "Gold",
                     *                 "rate": 60
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RebatePlan"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getRebate: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "rebateId": "1001",
                     *         "day": "2026-11-20",
                     *         "level": 3,
                     *         "levelName": "Gold",
                     *         "stakes": 50000,
                     *         "counted": 50000,
                     *         "amount": 50000,
                     *         "turnoverRequired": 30000,
                     *         "status": "pending",
                     *         "isClaimable": true,
                     *         "lines": [
                     *           {
                     *             "categoryId": "1001",
                     *             "categoryName": "Slots",
                     *             "stakes": 50000,
                     *             "contribution": 100,
                     *             "counted": 50000,
                     *             "rate": 60,
                     *             "amount": 50000
                     *           }
                     *         ],
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "releaseTime": "2026-11-21T10:00:00.000Z",
                     *         "expireTime": "2026-11-21T10:00:00.000Z",
                     *         "issuedTime": null
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Rebate"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    claimRebate: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "bonusId": "1001",
                     *         "amount": 50000,
                     *         "balance": 50000,
                     *         "turnoverRequired": 30000,
                     *         "status": "pending",
                     *         "issuedTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BonusClaim"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listSystemBonuses: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                status?: components["parameters"]["bonusStatus"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "bonusId": "1001",
                     *           "reason": "gift",
                     *           "title": "A gift from the house",
                     *           "note": "Thank you for your patience",
                     *           "amount": 50000,
                     *           "turnoverRequired": 30000,
                     *           "turnoverDone": 30000,
                     *           "bonusWager": 1,
                     *           "status": "pending",
                     *           "isClaimable": true,
                     *           "createTime": "2026-11-21T10:00:00.000Z",
                     *           "releaseTime": "2026-11-21T10:00:00.000Z",
                     *           "expireTime": "2026-11-21T10:00:00.000Z",
                     *           "issuedTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["SystemBonus"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getSystemBonus: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "bonusId": "1001",
                     *         "reason": "gift",
                     *         "title": "A gift from the house",
                     *         "note": "Thank you for your patience",
                     *         "amount": 50000,
                     *         "turnoverRequired": 30000,
                     *         "turnoverDone": 30000,
                     *         "bonusWager": 1,
                     *         "status": "pending",
                     *         "isClaimable": true,
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "releaseTime": "2026-11-21T10:00:00.000Z",
                     *         "expireTime": "2026-11-21T10:00:00.000Z",
                     *         "issuedTime": null
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SystemBonus"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    claimSystemBonus: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "bonusId": "1001",
                     *         "amount": 50000,
                     *         "balance": 50000,
                     *         "turnoverRequired": 30000,
                     *         "status": "pending",
                     *         "issuedTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BonusClaim"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getReferralInfo: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "inviteCode": "PARAW1",
                     *         "invitePath": "/?inviteCode=PARAW1",
                     *         "isOpen": true,
                     *         "rewardAmount": 50000,
                     *         "leastDeposit": 50000,
                     *         "mostPerMonth": 20,
                     *         "bonusWager": 3,
                     *         "claimDays": 30,
                     *         "friends": 5,
                     *         "depositors": 4,
                     *         "claimable": {
                     *           "count": 1,
                     *           "amount": 50000
                     *         },
                     *         "received": {
                     *           "count": 1,
                     *           "amount": 50000
                     *         },
                     *         "expired": {
                     *           "count": 1,
                     *           "amount": 50000
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ReferralInfo"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listReferredFriends: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "name": "ma***af",
                     *           "avatar": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "status": "deposited",
                     *           "createTime": "2026-11-21T10:00:00.000Z",
                     *           "depositTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["ReferredFriend"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listReferralRewards: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                status?: components["parameters"]["bonusStatus"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "bonusId": "1001",
                     *           "friend": "ma***af",
                     *           "amount": 50000,
                     *           "turnoverRequired": 30000,
                     *           "turnoverDone": 30000,
                     *           "bonusWager": 3,
                     *           "status": "pending",
                     *           "isClaimable": true,
                     *           "createTime": "2026-11-21T10:00:00.000Z",
                     *           "releaseTime": "2026-11-21T10:00:00.000Z",
                     *           "expireTime": "2026-11-21T10:00:00.000Z",
                     *           "issuedTime": null
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["ReferralReward"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getReferralReward: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "bonusId": "1001",
                     *         "friend": "ma***af",
                     *         "amount": 50000,
                     *         "turnoverRequired": 30000,
                     *         "turnoverDone": 30000,
                     *         "bonusWager": 3,
                     *         "status": "pending",
                     *         "isClaimable": true,
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "releaseTime": "2026-11-21T10:00:00.000Z",
                     *         "expireTime": "2026-11-21T10:00:00.000Z",
                     *         "issuedTime": null
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ReferralReward"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    claimReferralReward: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "bonusId": "1001",
                     *         "amount": 50000,
                     *         "balance": 50000,
                     *         "turnoverRequired": 30000,
                     *         "status": "pending",
                     *         "issuedTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BonusClaim"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listPromotions: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "promotionId": "1001",
                     *           "kind": "bet",
                     *           "title": "Reel starter",
                     *           "summary": "Half on top for an evening of reels.",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "startTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": "2026-11-21T10:00:00.000Z",
                     *           "minAmount": 50000,
                     *           "maxAmount": 50000,
                     *           "bonusRate": 5000,
                     *           "maxBonus": 100000,
                     *           "needsCode": false,
                     *           "status": "open",
                     *           "placesLeft": null,
                     *           "recordId": null,
                     *           "content": "Stake it ten times within three days.",
                     *           "betPercent": 500,
                     *           "netWinPercent": 0,
                     *           "balancePercent": 0,
                     *           "playHours": 72,
                     *           "freeSpins": 0,
                     *           "freeSpinStake": 0,
                     *           "gameCount": 40
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "serverTime": "2026-11-21T10:00:00.000Z"
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        serverTime: components["schemas"]["DateTime"];
                        rows: components["schemas"]["PromotionCard"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getPromotion: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "promotionId": "1001",
                     *         "kind": "bet",
                     *         "title": "Reel starter",
                     *         "summary": "Half on top for an evening of reels.",
                     *         "art": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "startTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": "2026-11-21T10:00:00.000Z",
                     *         "minAmount": 50000,
                     *         "maxAmount": 50000,
                     *         "bonusRate": 5000,
                     *         "maxBonus": 100000,
                     *         "needsCode": false,
                     *         "status": "open",
                     *         "placesLeft": null,
                     *         "recordId": null,
                     *         "content": "Stake it ten times within three days.",
                     *         "betPercent": 500,
                     *         "netWinPercent": 0,
                     *         "balancePercent": 0,
                     *         "releasePercent": 5,
                     *         "playHours": 72,
                     *         "waitHours": 24,
                     *         "timesLeft": 1,
                     *         "freeSpins": 0,
                     *         "freeSpinStake": 50000,
                     *         "platforms": [
                     *           "other"
                     *         ],
                     *         "gameCount": 40
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PromotionInfo"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    quotePromotion: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description What would leave the wallet, minor units. */
                amount: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "promotionId": "1001",
                     *         "amount": 50000,
                     *         "bonus": 25000,
                     *         "requiredBet": 450000,
                     *         "requiredNetWin": 0,
                     *         "requiredBalance": 0,
                     *         "releaseAmount": 3750,
                     *         "freeSpins": 5,
                     *         "freeSpinStake": 500,
                     *         "deadline": "2026-11-24T10:00:00.000Z",
                     *         "balanceAfter": 75000
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PromotionQuote"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    joinPromotion: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 50000,
                 *       "code": "REEFGIFT"
                 *     }
                 */
                "application/json": components["schemas"]["ParticipateRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "record": {
                     *           "recordId": "1001",
                     *           "promotionId": "1001",
                     *           "title": "Reel starter",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "kind": "bet",
                     *           "status": "ongoing",
                     *           "buttonStatus": 2,
                     *           "promotionAmount": 50000,
                     *           "bonusAmount": 50000,
                     *           "promotionBalance": 50000,
                     *           "requiredBet": 50000,
                     *           "currentBet": 50000,
                     *           "requiredNetWin": 50000,
                     *           "currentNetWin": 50000,
                     *           "requiredBalance": 0,
                     *           "releaseAmount": 50000,
                     *           "freeSpinsLeft": 0,
                     *           "freeSpinStake": 50000,
                     *           "platforms": [
                     *             "other"
                     *           ],
                     *           "joinTime": "2026-11-21T10:00:00.000Z",
                     *           "deadline": "2026-11-21T10:00:00.000Z",
                     *           "autoSettleTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": null,
                     *           "endedBy": null,
                     *           "endedAmount": null,
                     *           "openSessionId": null,
                     *           "serverTime": "2026-11-21T10:00:00.000Z"
                     *         },
                     *         "balance": 50000
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RecordResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listPromotionRecords: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                status?: components["schemas"]["RecordFilter"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "recordId": "1001",
                     *           "promotionId": "1001",
                     *           "title": "Reel starter",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "kind": "bet",
                     *           "status": "ongoing",
                     *           "buttonStatus": 2,
                     *           "promotionAmount": 50000,
                     *           "bonusAmount": 50000,
                     *           "promotionBalance": 50000,
                     *           "requiredBet": 50000,
                     *           "currentBet": 50000,
                     *           "requiredNetWin": 50000,
                     *           "currentNetWin": 50000,
                     *           "requiredBalance": 0,
                     *           "releaseAmount": 50000,
                     *           "freeSpinsLeft": 0,
                     *           "freeSpinStake": 50000,
                     *           "platforms": [
                     *             "other"
                     *           ],
                     *           "joinTime": "2026-11-21T10:00:00.000Z",
                     *           "deadline": "2026-11-21T10:00:00.000Z",
                     *           "autoSettleTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": null,
                     *           "endedBy": null,
                     *           "endedAmount": null,
                     *           "openSessionId": null,
                     *           "serverTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["PromotionRecord"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getPromotionRecord: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "recordId": "1001",
                     *         "promotionId": "1001",
                     *         "title": "Reel starter",
                     *         "art": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "kind": "bet",
                     *         "status": "ongoing",
                     *         "buttonStatus": 2,
                     *         "promotionAmount": 50000,
                     *         "bonusAmount": 50000,
                     *         "promotionBalance": 50000,
                     *         "requiredBet": 50000,
                     *         "currentBet": 50000,
                     *         "requiredNetWin": 50000,
                     *         "currentNetWin": 50000,
                     *         "requiredBalance": 0,
                     *         "releaseAmount": 50000,
                     *         "freeSpinsLeft": 0,
                     *         "freeSpinStake": 50000,
                     *         "platforms": [
                     *           "other"
                     *         ],
                     *         "joinTime": "2026-11-21T10:00:00.000Z",
                     *         "deadline": "2026-11-21T10:00:00.000Z",
                     *         "autoSettleTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": null,
                     *         "endedBy": null,
                     *         "endedAmount": null,
                     *         "openSessionId": null,
                     *         "serverTime": "2026-11-21T10:00:00.000Z",
                     *         "content": "Stake it ten times within three days.",
                     *         "games": [
                     *           {
                     *             "game": {
                     *               "gameId": "1001",
                     *               "name": "Mango Moon",
                     *               "makerId": "1001",
                     *               "makerName": "Kasoy Works",
                     *               "categoryId": "1001",
                     *               "art": {
                     *                 "name": "card-1001.a1b2c3d4",
                     *                 "dominant": "#3a2a6b"
                     *               },
                     *               "isNew": false,
                     *               "isHot": true,
                     *               "isPlayable": true,
                     *               "demoStatus": false,
                     *               "maintenanceStatus": false,
                     *               "maintenanceEndTime": null
                     *             },
                     *             "contribution": 100
                     *           }
                     *         ],
                     *         "gameCount": 40
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PromotionRecordInfo"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listRecordsForGame: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "recordId": "1001",
                     *           "title": "Reel starter",
                     *           "promotionBalance": 50000,
                     *           "deadline": "2026-11-24T10:00:00.000Z",
                     *           "contribution": 100,
                     *           "platforms": [
                     *             "pc",
                     *             "other"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RecordForGame"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    previewPromotionEnd: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                action: components["schemas"]["EndAction"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "recordId": "1001",
                     *         "action": "settle",
                     *         "isAllowed": true,
                     *         "kept": 50000,
                     *         "lost": 50000,
                     *         "freeSpinsLost": 0,
                     *         "balanceAfter": 75000,
                     *         "openSessionId": null,
                     *         "openBets": 0,
                     *         "openStake": 0
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["EndPreview"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    settlePromotion: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "kept": 50000,
                 *       "lost": 0,
                 *       "freeSpinsLost": 0
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmedEnd"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "record": {
                     *           "recordId": "1001",
                     *           "promotionId": "1001",
                     *           "title": "Reel starter",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "kind": "bet",
                     *           "status": "ongoing",
                     *           "buttonStatus": 2,
                     *           "promotionAmount": 50000,
                     *           "bonusAmount": 50000,
                     *           "promotionBalance": 50000,
                     *           "requiredBet": 50000,
                     *           "currentBet": 50000,
                     *           "requiredNetWin": 50000,
                     *           "currentNetWin": 50000,
                     *           "requiredBalance": 0,
                     *           "releaseAmount": 50000,
                     *           "freeSpinsLeft": 0,
                     *           "freeSpinStake": 50000,
                     *           "platforms": [
                     *             "other"
                     *           ],
                     *           "joinTime": "2026-11-21T10:00:00.000Z",
                     *           "deadline": "2026-11-21T10:00:00.000Z",
                     *           "autoSettleTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": null,
                     *           "endedBy": null,
                     *           "endedAmount": null,
                     *           "openSessionId": null,
                     *           "serverTime": "2026-11-21T10:00:00.000Z"
                     *         },
                     *         "balance": 50000
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RecordResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    closePromotion: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "kept": 50000,
                 *       "lost": 0,
                 *       "freeSpinsLost": 0
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmedEnd"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "record": {
                     *           "recordId": "1001",
                     *           "promotionId": "1001",
                     *           "title": "Reel starter",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "kind": "bet",
                     *           "status": "ongoing",
                     *           "buttonStatus": 2,
                     *           "promotionAmount": 50000,
                     *           "bonusAmount": 50000,
                     *           "promotionBalance": 50000,
                     *           "requiredBet": 50000,
                     *           "currentBet": 50000,
                     *           "requiredNetWin": 50000,
                     *           "currentNetWin": 50000,
                     *           "requiredBalance": 0,
                     *           "releaseAmount": 50000,
                     *           "freeSpinsLeft": 0,
                     *           "freeSpinStake": 50000,
                     *           "platforms": [
                     *             "other"
                     *           ],
                     *           "joinTime": "2026-11-21T10:00:00.000Z",
                     *           "deadline": "2026-11-21T10:00:00.000Z",
                     *           "autoSettleTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": null,
                     *           "endedBy": null,
                     *           "endedAmount": null,
                     *           "openSessionId": null,
                     *           "serverTime": "2026-11-21T10:00:00.000Z"
                     *         },
                     *         "balance": 50000
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RecordResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    unlockPromotion: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "kept": 50000,
                 *       "lost": 0,
                 *       "freeSpinsLost": 0
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmedEnd"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "record": {
                     *           "recordId": "1001",
                     *           "promotionId": "1001",
                     *           "title": "Reel starter",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "kind": "bet",
                     *           "status": "ongoing",
                     *           "buttonStatus": 2,
                     *           "promotionAmount": 50000,
                     *           "bonusAmount": 50000,
                     *           "promotionBalance": 50000,
                     *           "requiredBet": 50000,
                     *           "currentBet": 50000,
                     *           "requiredNetWin": 50000,
                     *           "currentNetWin": 50000,
                     *           "requiredBalance": 0,
                     *           "releaseAmount": 50000,
                     *           "freeSpinsLeft": 0,
                     *           "freeSpinStake": 50000,
                     *           "platforms": [
                     *             "other"
                     *           ],
                     *           "joinTime": "2026-11-21T10:00:00.000Z",
                     *           "deadline": "2026-11-21T10:00:00.000Z",
                     *           "autoSettleTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": null,
                     *           "endedBy": null,
                     *           "endedAmount": null,
                     *           "openSessionId": null,
                     *           "serverTime": "2026-11-21T10:00:00.000Z"
                     *         },
                     *         "balance": 50000
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RecordResult"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getCanSettlePromotionRecord: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "id": "1001",
                     *         "buttonStatus": 1
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CanSettleRecord"] | null;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listPromotionBill: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "lineId": "1001",
                     *           "kind": "play",
                     *           "time": "2026-11-21T10:00:00.000Z",
                     *           "gameId": "1001",
                     *           "gameName": "Mango Moon",
                     *           "rounds": 42,
                     *           "stake": 50000,
                     *           "counted": 42000,
                     *           "win": 50000,
                     *           "amount": -3000
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "bill": {
                     *         "status": "ready",
                     *         "compileTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["PromotionBillLine"][];
                        total: number;
                        bill: components["schemas"]["PromotionBillState"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listPromotionGames: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                recordId?: components["parameters"]["ofRecord"];
                makerId?: components["parameters"]["ofMaker"];
                categoryId?: components["parameters"]["ofCategory"];
                /** @description At most five words. */
                keyword?: components["parameters"]["keyword"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "game": {
                     *             "gameId": "1001",
                     *             "name": "Mango Moon",
                     *             "makerId": "1001",
                     *             "makerName": "Kasoy Works",
                     *             "categoryId": "1001",
                     *             "art": {
                     *               "name": "card-1001.a1b2c3d4",
                     *               "dominant": "#3a2a6b"
                     *             },
                     *             "isNew": false,
                     *             "isHot": true,
                     *             "isPlayable": true,
                     *             "demoStatus": false,
                     *             "maintenanceStatus": false,
                     *             "maintenanceEndTime": null
                     *           },
                     *           "contribution": 100
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["PromotionGame"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listPromotionMakers: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                recordId?: components["parameters"]["ofRecord"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "makerId": "1001",
                     *           "makerName": "Kasoy Works",
                     *           "logo": "/art/maker-1.svg",
                     *           "gameCount": 21,
                     *           "categories": [
                     *             {
                     *               "categoryId": "1001",
                     *               "categoryName": "Slots"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PromotionMaker"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    checkPromotionCode: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "REEFGIFT"
                 *     }
                 */
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "kind": "entry",
                     *         "giftAmount": null,
                     *         "quote": null,
                     *         "endTime": "2026-11-21T10:00:00.000Z",
                     *         "usedTime": null,
                     *         "recordId": null,
                     *         "promotion": {
                     *           "promotionId": "1001",
                     *           "kind": "bet",
                     *           "title": "Reel starter",
                     *           "summary": "Half on top for an evening of reels.",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "startTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": "2026-11-21T10:00:00.000Z",
                     *           "minAmount": 50000,
                     *           "maxAmount": 50000,
                     *           "bonusRate": 5000,
                     *           "maxBonus": 100000,
                     *           "needsCode": false,
                     *           "status": "open",
                     *           "placesLeft": null,
                     *           "recordId": null,
                     *           "content": "Stake it ten times within three days.",
                     *           "betPercent": 500,
                     *           "netWinPercent": 0,
                     *           "balancePercent": 0,
                     *           "playHours": 72,
                     *           "freeSpins": 0,
                     *           "freeSpinStake": 0,
                     *           "gameCount": 40
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeOffer"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    redeemPromotionCode: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "REEFGIFT"
                 *     }
                 */
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "kind": "entry",
                     *         "promotion": {
                     *           "promotionId": "1001",
                     *           "kind": "bet",
                     *           "title": "Reel starter",
                     *           "summary": "Half on top for an evening of reels.",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "startTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": "2026-11-21T10:00:00.000Z",
                     *           "minAmount": 50000,
                     *           "maxAmount": 50000,
                     *           "bonusRate": 5000,
                     *           "maxBonus": 100000,
                     *           "needsCode": false,
                     *           "status": "open",
                     *           "placesLeft": null,
                     *           "recordId": null,
                     *           "content": "Stake it ten times within three days.",
                     *           "betPercent": 500,
                     *           "netWinPercent": 0,
                     *           "balancePercent": 0,
                     *           "playHours": 72,
                     *           "freeSpins": 0,
                     *           "freeSpinStake": 0,
                     *           "gameCount": 40
                     *         },
                     *         "record": null
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeRedeemed"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listActivities: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "activityId": "1001",
                     *           "kind": "deposit",
                     *           "title": "Lantern week",
                     *           "summary": "Deposit and get something back.",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "startTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": "2026-11-21T10:00:00.000Z",
                     *           "claimEndTime": "2026-11-21T10:00:00.000Z",
                     *           "goal": 50000,
                     *           "current": 50000,
                     *           "reward": 50000,
                     *           "status": "open",
                     *           "placesLeft": null,
                     *           "joinTime": null,
                     *           "claimTime": null,
                     *           "content": "Join first. What you deposit afterwards counts.",
                     *           "turnover": 30000,
                     *           "serverTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["Activity"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getActivity: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "activityId": "1001",
                     *         "kind": "deposit",
                     *         "title": "Lantern week",
                     *         "summary": "Deposit and get something back.",
                     *         "art": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "startTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": "2026-11-21T10:00:00.000Z",
                     *         "claimEndTime": "2026-11-21T10:00:00.000Z",
                     *         "goal": 50000,
                     *         "current": 50000,
                     *         "reward": 50000,
                     *         "status": "open",
                     *         "placesLeft": null,
                     *         "joinTime": null,
                     *         "claimTime": null,
                     *         "content": "Join first. What you deposit afterwards counts.",
                     *         "turnover": 30000,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Activity"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    joinActivity: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "activityId": "1001",
                     *         "kind": "deposit",
                     *         "title": "Lantern week",
                     *         "summary": "Deposit and get something back.",
                     *         "art": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "startTime": "2026-11-21T10:00:00.000Z",
                     *         "endTime": "2026-11-21T10:00:00.000Z",
                     *         "claimEndTime": "2026-11-21T10:00:00.000Z",
                     *         "goal": 50000,
                     *         "current": 50000,
                     *         "reward": 50000,
                     *         "status": "open",
                     *         "placesLeft": null,
                     *         "joinTime": null,
                     *         "claimTime": null,
                     *         "content": "Join first. What you deposit afterwards counts.",
                     *         "turnover": 30000,
                     *         "serverTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Activity"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    claimActivity: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "activity": {
                     *           "activityId": "1001",
                     *           "kind": "deposit",
                     *           "title": "Lantern week",
                     *           "summary": "Deposit and get something back.",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "startTime": "2026-11-21T10:00:00.000Z",
                     *           "endTime": "2026-11-21T10:00:00.000Z",
                     *           "claimEndTime": "2026-11-21T10:00:00.000Z",
                     *           "goal": 50000,
                     *           "current": 50000,
                     *           "reward": 50000,
                     *           "status": "open",
                     *           "placesLeft": null,
                     *           "joinTime": null,
                     *           "claimTime": null,
                     *           "content": "Join first. What you deposit afterwards counts.",
                     *           "turnover": 30000,
                     *           "serverTime": "2026-11-21T10:00:00.000Z"
                     *         },
                     *         "amount": 50000,
                     *         "balance": 50000
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ActivityClaim"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listDepositPromotions: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "activityId": "1001",
                     *           "title": "Evening top-up",
                     *           "summary": "10% on top.",
                     *           "content": "Once a day.",
                     *           "art": {
                     *             "name": "card-1001.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "minAmount": 50000,
                     *           "bonusRate": 1000,
                     *           "maxBonus": 50000,
                     *           "turnoverPercent": 500,
                     *           "firstDepositOnly": false,
                     *           "endTime": "2026-11-21T10:00:00.000Z",
                     *           "isAvailable": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositPromotion"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getMessageNumber: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limitOfTen"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "category": "activity",
                     *           "number": 0
                     *         },
                     *         {
                     *           "category": "platform",
                     *           "number": 2
                     *         },
                     *         {
                     *           "category": "system",
                     *           "number": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MessageNumber"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listMessages: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                category?: components["schemas"]["MessageCategory"];
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limitOfTen"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "id": "30001",
                     *           "category": "platform",
                     *           "title": "Deposit credited",
                     *           "summary": "₱500.00 is in your wallet.",
                     *           "createTime": "2026-11-21T10:00:00.000Z",
                     *           "readStatus": false
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["Message"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getMessage: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "id": "30001",
                     *         "category": "platform",
                     *         "title": "Deposit credited",
                     *         "summary": "₱500.00 is in your wallet.",
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "readStatus": false,
                     *         "content": "₱500.00 is in your wallet.",
                     *         "link": "/pages/account/myWallet/recharge?orderNo=30b1c2"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MessageInfo"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    readMessage: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    readAllMessages: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "category": "system"
                 *     }
                 */
                "application/json": components["schemas"]["ReadAllRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    deleteMessages: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description Ids separated by commas. */
                ids: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    editProfile: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nickname": "Marisol",
                 *       "realname": "Marisol Reyes",
                 *       "gender": "female",
                 *       "birthday": "1990-05-17",
                 *       "email": "marisol@mail.example"
                 *     }
                 */
                "application/json": components["schemas"]["EditRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "user": {
                     *         "userId": "1001",
                     *         "username": "marisol",
                     *         "nickname": "Marisol",
                     *         "phone": "0917•••4567",
                     *         "avatar": {
                     *           "name": "card-1001.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "avatarUrl": null,
                     *         "realname": "Marisol Reyes",
                     *         "gender": "female",
                     *         "birthday": "1990-05-17",
                     *         "email": "marisol@mail.example",
                     *         "level": 1,
                     *         "levelName": "Bronze",
                     *         "language": "en_US",
                     *         "createTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    changePassword: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPassword": "papaya.sun8",
                 *       "newPassword": "mango.moon7"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listAvatars: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "id": "avatar-bear",
                     *           "picture": {
                     *             "name": "avatar-bear.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AvatarChoice"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listDevices: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "id": "71",
                     *           "name": "Chrome, Android",
                     *           "ip": "203.0.113.7",
                     *           "loginTime": "2026-11-21T10:00:00.000Z",
                     *           "lastTime": "2026-11-21T10:00:00.000Z",
                     *           "isCurrent": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Device"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    signOutDevice: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listPasskeys: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "id": "70001",
                     *           "credentialId": "lL8OIWzG8v1UwhkpTHCT0A",
                     *           "name": "Chrome, Android",
                     *           "isSynced": true,
                     *           "createTime": "2026-11-21T10:00:00.000Z",
                     *           "lastTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Passkey"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getNewPasskeyOptions: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "rp": {
                     *           "name": "Game Lobby",
                     *           "id": "lobby.example"
                     *         },
                     *         "user": {
                     *           "id": "cGxheWVyLWhhbmRsZS0wMQ",
                     *           "name": "demo",
                     *           "displayName": "demo"
                     *         },
                     *         "challenge": "dGVzdC1jaGFsbGVuZ2UtMTIzNDU2Nzg5MDEyMzQ1Njc4OQ",
                     *         "pubKeyCredParams": [
                     *           {
                     *             "alg": -7,
                     *             "type": "public-key"
                     *           }
                     *         ],
                     *         "timeout": 300000,
                     *         "excludeCredentials": [
                     *           {
                     *             "id": "lL8OIWzG8v1UwhkpTHCT0A",
                     *             "type": "public-key",
                     *             "transports": [
                     *               "internal"
                     *             ]
                     *           }
                     *         ],
                     *         "authenticatorSelection": {
                     *           "residentKey": "required",
                     *           "requireResidentKey": true,
                     *           "userVerification": "required"
                     *         },
                     *         "attestation": "none"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["NewPasskeyOptions"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    addPasskey: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": {
                 *         "id": "lL8OIWzG8v1UwhkpTHCT0A",
                 *         "rawId": "lL8OIWzG8v1UwhkpTHCT0A",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
                 *           "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik",
                 *           "transports": [
                 *             "internal"
                 *           ]
                 *         },
                 *         "clientExtensionResults": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddPasskeyRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "id": "70001",
                     *         "credentialId": "lL8OIWzG8v1UwhkpTHCT0A",
                     *         "name": "Chrome, Android",
                     *         "isSynced": true,
                     *         "createTime": "2026-11-21T10:00:00.000Z",
                     *         "lastTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Passkey"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    renamePasskey: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "My phone"
                 *     }
                 */
                "application/json": components["schemas"]["RenamePasskeyRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    revokePasskey: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    sendChangePhoneCode: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "09171234567",
                 *       "code": "MDkxNzEyMzQ1Njc0ODIx",
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["SendCodeRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    sendOldPhoneCode: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["SendOldPhoneCodeRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    changePhone: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "09171234567",
                 *       "code": "482913",
                 *       "oldCode": "193046"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePhoneRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    submitFeedback: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "The deposit page asked me for the amount twice.",
                 *       "phone": "09171234567"
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "feedbackId": "50001"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["FeedbackReceipt"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    traceFeedback: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "referenceNo": "0f1d7a52-3c7e-4d9c-9a41-2b6c1f0e8d77"
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackTrace"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "feedbackId": "50001"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["FeedbackReceipt"] | null;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listFaqs: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "id": "deposit-late",
                     *           "topic": "deposit",
                     *           "question": "My deposit has not arrived.",
                     *           "answer": "Look at the order in your wallet first."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Faq"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getAppVersion: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                platform: "android" | "ios" | "web";
                /** @description The caller's version. */
                version?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "platform": "android",
                     *         "version": "1.0.28",
                     *         "oldestVersion": "1.0.20",
                     *         "downloadLink": "",
                     *         "notes": "Faster start.",
                     *         "releaseTime": "2026-11-21T10:00:00.000Z",
                     *         "hasUpdate": true,
                     *         "mustUpdate": false
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AppVersion"] | null;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getAppDomain: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The key of the app's site; the demo lobby has paraw-ph, paraw-th or paraw-mm.
                 * @example paraw-ph
                 */
                appKey: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": "ph.paraw.example"
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: string;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getPasskeyOptions: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyOptionsRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "challenge": "dGVzdC1jaGFsbGVuZ2UtMTIzNDU2Nzg5MDEyMzQ1Njc4OQ",
                     *         "rpId": "lobby.example",
                     *         "timeout": 300000,
                     *         "userVerification": "required"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PasskeyOptions"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    passkeyLogin: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": {
                 *         "id": "lL8OIWzG8v1UwhkpTHCT0A",
                 *         "rawId": "lL8OIWzG8v1UwhkpTHCT0A",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA",
                 *           "signature": "MEUCIQDzzL9xhUvWLnW4",
                 *           "userHandle": "cGxheWVyLWhhbmRsZS0wMQ"
                 *         },
                 *         "clientExtensionResults": {}
                 *       },
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyLoginRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "token": "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    sendBindingPhoneCode: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "09171234567",
                 *       "code": "MDkxNzEyMzQ1Njc0ODIx",
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["SendCodeRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    bindPhone: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "09171234567",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["BindPhoneRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listGameComments: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                gameId: string;
                parentId?: components["schemas"]["Id"];
                /** @description best is the highest score first, and newest first among equals. Replies have one order. */
                sort?: "newest" | "best";
                /** @description The page of the list, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows of one page. */
                limit?: components["parameters"]["limitOfTwenty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "rows": [
                     *         {
                     *           "id": "70001",
                     *           "gameId": "1001",
                     *           "parentId": null,
                     *           "content": "The free spins come often.",
                     *           "score": 5,
                     *           "name": "Kitemaker",
                     *           "avatar": {
                     *             "name": "avatar-bear.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "avatarUrl": null,
                     *           "replyTo": null,
                     *           "replyNum": 2,
                     *           "isOwn": false,
                     *           "isReported": false,
                     *           "status": "shown",
                     *           "hiddenReason": null,
                     *           "undoUntil": null,
                     *           "createTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        rows: components["schemas"]["GameComment"][];
                        total: number;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getGameCommentSummary: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                gameId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "score": 4.3,
                     *         "scoreNum": 12,
                     *         "commentNum": 31,
                     *         "distribution": [
                     *           0,
                     *           1,
                     *           1,
                     *           3,
                     *           7
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameCommentSummary"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    traceGameComment: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "referenceNo": "0f1d7a52-3c7e-4d9c-9a41-2b6c1f0e8d77"
                 *     }
                 */
                "application/json": components["schemas"]["GameCommentTrace"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "id": "70001",
                     *         "gameId": "1001",
                     *         "parentId": null,
                     *         "content": "The free spins come often.",
                     *         "score": 5,
                     *         "name": "Kitemaker",
                     *         "avatar": {
                     *           "name": "avatar-bear.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "avatarUrl": null,
                     *         "replyTo": null,
                     *         "replyNum": 0,
                     *         "isOwn": true,
                     *         "isReported": false,
                     *         "status": "shown",
                     *         "hiddenReason": null,
                     *         "undoUntil": null,
                     *         "createTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameComment"] | null;
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getGameComment: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "id": "70001",
                     *         "gameId": "1001",
                     *         "parentId": null,
                     *         "content": "The free spins come often.",
                     *         "score": 5,
                     *         "name": "Kitemaker",
                     *         "avatar": {
                     *           "name": "avatar-bear.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "avatarUrl": null,
                     *         "replyTo": null,
                     *         "replyNum": 0,
                     *         "isOwn": true,
                     *         "isReported": false,
                     *         "status": "shown",
                     *         "hiddenReason": null,
                     *         "undoUntil": null,
                     *         "createTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameComment"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    restoreGameComment: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "id": "70001",
                     *         "gameId": "1001",
                     *         "parentId": null,
                     *         "content": "The free spins come often.",
                     *         "score": 5,
                     *         "name": "Kitemaker",
                     *         "avatar": {
                     *           "name": "avatar-bear.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "avatarUrl": null,
                     *         "replyTo": null,
                     *         "replyNum": 0,
                     *         "isOwn": true,
                     *         "isReported": false,
                     *         "status": "shown",
                     *         "hiddenReason": null,
                     *         "undoUntil": null,
                     *         "createTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameComment"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listSimilarGames: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                gameId: components["parameters"]["gameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "gameId": "1002",
                     *           "name": "Golden Carp",
                     *           "makerId": "1001",
                     *           "makerName": "Kasoy Works",
                     *           "categoryId": "1001",
                     *           "art": {
                     *             "name": "card-1002.a1b2c3d4",
                     *             "dominant": "#3a2a6b"
                     *           },
                     *           "isNew": false,
                     *           "isHot": true,
                     *           "isPlayable": true,
                     *           "demoStatus": false,
                     *           "maintenanceStatus": false,
                     *           "maintenanceEndTime": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameCard"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    addGameComment: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gameId": "1001",
                 *       "content": "The free spins come often.",
                 *       "score": 5
                 *     }
                 */
                "application/json": components["schemas"]["GameCommentRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "id": "70001",
                     *         "gameId": "1001",
                     *         "parentId": null,
                     *         "content": "The free spins come often.",
                     *         "score": 5,
                     *         "name": "Kitemaker",
                     *         "avatar": {
                     *           "name": "avatar-bear.a1b2c3d4",
                     *           "dominant": "#3a2a6b"
                     *         },
                     *         "avatarUrl": null,
                     *         "replyTo": null,
                     *         "replyNum": 0,
                     *         "isOwn": true,
                     *         "isReported": false,
                     *         "status": "shown",
                     *         "hiddenReason": null,
                     *         "undoUntil": null,
                     *         "createTime": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameComment"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    deleteGameComment: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "undoUntil": "2026-11-21T10:00:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GameCommentRemoval"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    reportGameComment: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header: {
                /** @description Created when the player confirms, stored before the request is sent, reused by every retry (B5). */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "spam"
                 *     }
                 */
                "application/json": components["schemas"]["GameCommentReportRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    deleteHistory: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description Ids separated by commas. */
                ids: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    getFacebookLoginUrl: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
                browserUUID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": {
                     *         "url": "https://social.example/dialog?state=Zm9v"
                     *       }
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SocialLoginUrl"];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    facebookLogin: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE",
                 *       "code": "Zm9vYmFyYmF6",
                 *       "isAdult": true,
                 *       "browserUUID": "0f8fad5b-d9cb-469f-a165-70867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["FacebookLoginRequest"];
            };
        };
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "token": "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            403: components["responses"]["blocked"];
            413: components["responses"]["tooLarge"];
            415: components["responses"]["otherMedia"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    listSocialBinds: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK",
                     *       "data": [
                     *         {
                     *           "type": "facebook",
                     *           "isBound": true,
                     *           "name": "Tala Rivera",
                     *           "bindTime": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SocialBind"][];
                    }) | components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["blocked"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
    deleteSocialBind: {
        parameters: {
            query: {
                /** @description The language of every text in the response (B1). */
                lang: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                type: "facebook";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope. A refusal carries one of x-problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "msg": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["blocked"];
            404: components["responses"]["nowhere"];
            421: components["responses"]["otherHost"];
            500: components["responses"]["fault"];
        };
    };
}
