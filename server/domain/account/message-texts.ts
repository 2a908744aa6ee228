import type { MessageCategory } from '../../db/schema/account.js';
import type { Texts } from '../../locale.js';

interface MessageText {
  readonly category: MessageCategory;
  readonly title: Texts;
  /** Names in braces stand for values. */
  readonly content: Texts;
  /** A path of the lobby, or empty. */
  readonly link: string;
}

/** What the site tells a player by itself, by what happened. */
export const MESSAGE_TEXTS = {
  promotionSettled: {
    category: 'activity',
    link: '/pages/account/myPromotion',
    title: {
      en_US: 'Promotion settled',
      ms_MY: 'Promosi diselesaikan',
      my_MM: 'ပရိုမိုးရှင်း စာရင်းရှင်းပြီး',
      th_TH: 'สรุปยอดโปรโมชันแล้ว',
      zh_CN: '优惠已结算',
    },
    content: {
      en_US: 'Its conditions were met and its time was over: {amount} is in your wallet.',
      ms_MY: 'Syaratnya dipenuhi dan tempohnya tamat: {amount} telah masuk ke dompet anda.',
      my_MM: 'သတ်မှတ်ချက် ပြည့်မီပြီး အချိန်ကုန်ပါပြီ။ {amount} သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။',
      th_TH: 'ทำเงื่อนไขครบและหมดเวลาแล้ว {amount} เข้ากระเป๋าของคุณแล้ว',
      zh_CN: '条件已达成且时间已到：{amount} 已转入您的钱包。',
    },
  },
  promotionClosed: {
    category: 'activity',
    link: '/pages/account/myPromotion',
    title: {
      en_US: 'Promotion closed',
      ms_MY: 'Promosi ditutup',
      my_MM: 'ပရိုမိုးရှင်း ပိတ်ပြီး',
      th_TH: 'ปิดโปรโมชันแล้ว',
      zh_CN: '优惠已关闭',
    },
    content: {
      en_US: 'Its time was over before its conditions were met. Its balance of {amount} is void.',
      ms_MY: 'Tempohnya tamat sebelum syarat dipenuhi. Bakinya sebanyak {amount} dibatalkan.',
      my_MM: 'သတ်မှတ်ချက် မပြည့်မီခင် အချိန်ကုန်သွားပါပြီ။ လက်ကျန် {amount} ပျက်ပြယ်ပါပြီ။',
      th_TH: 'หมดเวลาก่อนทำเงื่อนไขครบ ยอด {amount} เป็นโมฆะ',
      zh_CN: '时间已到但条件未达成，余额 {amount} 作废。',
    },
  },
  welcome: {
    category: 'platform',
    link: '/pages/browser/browser',
    title: { en_US: 'Welcome', ms_MY: 'Selamat datang', my_MM: 'ကြိုဆိုပါတယ်', th_TH: 'ยินดีต้อนรับ', zh_CN: '欢迎' },
    content: {
      en_US: 'Your account is open. Games can be tried without money first; questions are answered under Contact us.',
      ms_MY: 'Akaun anda telah dibuka. Permainan boleh dicuba tanpa wang dahulu; soalan dijawab di Hubungi kami.',
      my_MM: 'သင့်အကောင့် ဖွင့်ပြီးပါပြီ။ ဂိမ်းတွေကို ငွေမပါဘဲ အရင်စမ်းနိုင်ပါတယ်။ မေးစရာရှိရင် ဆက်သွယ်ရန်မှာ မေးပါ။',
      th_TH: 'เปิดบัญชีของคุณแล้ว ลองเล่นเกมแบบไม่ใช้เงินก่อนได้ มีคำถามติดต่อได้ที่เมนูติดต่อเรา',
      zh_CN: '您的账户已开通。游戏可先免费试玩；如有疑问，请前往“联系我们”。',
    },
  },
  depositDone: {
    category: 'platform',
    link: '/pages/account/myWallet/walletDetail',
    title: {
      en_US: 'Deposit credited',
      ms_MY: 'Deposit dikreditkan',
      my_MM: 'ငွေသွင်းပြီးပါပြီ',
      th_TH: 'ฝากเงินเข้าแล้ว',
      zh_CN: '存款已到账',
    },
    content: {
      en_US: '{amount} is in your wallet. Order {orderNo}.',
      ms_MY: '{amount} telah masuk ke dompet anda. Pesanan {orderNo}.',
      my_MM: '{amount} သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။ မှာယူမှု {orderNo}။',
      th_TH: '{amount} เข้ากระเป๋าของคุณแล้ว รายการ {orderNo}',
      zh_CN: '{amount} 已存入您的钱包。订单 {orderNo}。',
    },
  },
  depositRejected: {
    category: 'platform',
    link: '/pages/account/myWallet/walletDetail',
    title: {
      en_US: 'Deposit not accepted',
      ms_MY: 'Deposit tidak diterima',
      my_MM: 'ငွေသွင်းမှု လက်မခံပါ',
      th_TH: 'ไม่รับรายการฝาก',
      zh_CN: '存款未通过',
    },
    content: {
      en_US:
        'Your deposit of {amount} was not accepted. Order {orderNo}. Please contact us if the money left your bank.',
      ms_MY:
        'Deposit anda sebanyak {amount} tidak diterima. Pesanan {orderNo}. Hubungi kami jika wang telah keluar dari bank anda.',
      my_MM: 'သင့်ငွေသွင်း {amount} ကို လက်မခံပါ။ မှာယူမှု {orderNo}။ ဘဏ်မှ ငွေထွက်သွားပါက ဆက်သွယ်ပါ။',
      th_TH: 'ไม่รับรายการฝาก {amount} ของคุณ รายการ {orderNo} หากเงินออกจากธนาคารแล้วกรุณาติดต่อเรา',
      zh_CN: '您的 {amount} 存款未通过。订单 {orderNo}。如银行已扣款，请联系我们。',
    },
  },
  withdrawalDone: {
    category: 'platform',
    link: '/pages/account/myWallet/walletDetail',
    title: {
      en_US: 'Withdrawal paid',
      ms_MY: 'Pengeluaran dibayar',
      my_MM: 'ငွေထုတ်ပေးပြီးပါပြီ',
      th_TH: 'ถอนเงินสำเร็จ',
      zh_CN: '提款已付款',
    },
    content: {
      en_US: '{amount} was paid to your card. Order {orderNo}.',
      ms_MY: '{amount} telah dibayar ke kad anda. Pesanan {orderNo}.',
      my_MM: '{amount} ကို သင့်ကတ်သို့ ပေးပြီးပါပြီ။ မှာယူမှု {orderNo}။',
      th_TH: 'โอน {amount} เข้าบัตรของคุณแล้ว รายการ {orderNo}',
      zh_CN: '{amount} 已付至您的银行卡。订单 {orderNo}。',
    },
  },
  withdrawalRejected: {
    category: 'platform',
    link: '/pages/account/myWallet/walletDetail',
    title: {
      en_US: 'Withdrawal returned',
      ms_MY: 'Pengeluaran dikembalikan',
      my_MM: 'ငွေထုတ်မှု ပြန်ဝင်လာသည်',
      th_TH: 'คืนเงินถอน',
      zh_CN: '提款已退回',
    },
    content: {
      en_US: 'Your withdrawal of {amount} was not approved and is back in your wallet. Order {orderNo}.',
      ms_MY: 'Pengeluaran anda sebanyak {amount} tidak diluluskan dan telah kembali ke dompet. Pesanan {orderNo}.',
      my_MM: 'သင့်ငွေထုတ် {amount} ကို အတည်မပြုပါ၊ ပိုက်ဆံအိတ်ထဲ ပြန်ရောက်ပါပြီ။ မှာယူမှု {orderNo}။',
      th_TH: 'รายการถอน {amount} ไม่ได้รับอนุมัติ เงินคืนเข้ากระเป๋าแล้ว รายการ {orderNo}',
      zh_CN: '您的 {amount} 提款未获批准，已退回钱包。订单 {orderNo}。',
    },
  },
  passwordChanged: {
    category: 'system',
    link: '/pages/account/contactUs',
    title: {
      en_US: 'Password changed',
      ms_MY: 'Kata laluan ditukar',
      my_MM: 'စကားဝှက် ပြောင်းပြီး',
      th_TH: 'เปลี่ยนรหัสผ่านแล้ว',
      zh_CN: '密码已更改',
    },
    content: {
      en_US:
        'The password of your account was changed and other devices were signed out. If it was not you, contact us at once.',
      ms_MY:
        'Kata laluan akaun anda telah ditukar dan peranti lain dilog keluar. Jika bukan anda, hubungi kami segera.',
      my_MM: 'သင့်အကောင့်၏ စကားဝှက် ပြောင်းပြီး အခြားစက်များမှ ထွက်လိုက်ပါပြီ။ သင်မဟုတ်ပါက ချက်ချင်း ဆက်သွယ်ပါ။',
      th_TH: 'เปลี่ยนรหัสผ่านบัญชีของคุณและออกจากระบบในอุปกรณ์อื่นแล้ว หากไม่ใช่คุณ กรุณาติดต่อเราทันที',
      zh_CN: '您的账户密码已更改，其他设备已退出登录。如非本人操作，请立即联系我们。',
    },
  },
  phoneChanged: {
    category: 'system',
    link: '/pages/account/contactUs',
    title: {
      en_US: 'Phone number changed',
      ms_MY: 'Nombor telefon ditukar',
      my_MM: 'ဖုန်းနံပါတ် ပြောင်းပြီး',
      th_TH: 'เปลี่ยนหมายเลขโทรศัพท์แล้ว',
      zh_CN: '手机号已更改',
    },
    content: {
      en_US: 'Your account now uses {phone}. If it was not you, contact us at once.',
      ms_MY: 'Akaun anda kini menggunakan {phone}. Jika bukan anda, hubungi kami segera.',
      my_MM: 'သင့်အကောင့်သည် ယခု {phone} ကို သုံးပါသည်။ သင်မဟုတ်ပါက ချက်ချင်း ဆက်သွယ်ပါ။',
      th_TH: 'บัญชีของคุณใช้หมายเลข {phone} แล้ว หากไม่ใช่คุณ กรุณาติดต่อเราทันที',
      zh_CN: '您的账户现使用 {phone}。如非本人操作，请立即联系我们。',
    },
  },
  passwordReset: {
    category: 'system',
    link: '/pages/account/contactUs',
    title: {
      en_US: 'Password changed',
      ms_MY: 'Kata laluan ditukar',
      my_MM: 'စကားဝှက် ပြောင်းပြီး',
      th_TH: 'เปลี่ยนรหัสผ่านแล้ว',
      zh_CN: '密码已更改',
    },
    content: {
      en_US:
        'The password of your account was changed and other devices were signed out. Facebook as {name} can still sign in. If one of these was not you, contact us at once.',
      ms_MY:
        'Kata laluan akaun anda telah ditukar dan peranti lain dilog keluar. Facebook sebagai {name} masih boleh log masuk. Jika salah satunya bukan anda, hubungi kami segera.',
      my_MM:
        'သင့်အကောင့်၏ စကားဝှက် ပြောင်းပြီး အခြားစက်များမှ ထွက်လိုက်ပါပြီ။ Facebook အမည် {name} ဖြင့် ဝင်ရောက်နိုင်ဆဲ ဖြစ်သည်။ သင်မဟုတ်ပါက ချက်ချင်း ဆက်သွယ်ပါ။',
      th_TH: 'เปลี่ยนรหัสผ่านบัญชีของคุณและออกจากระบบในอุปกรณ์อื่นแล้ว Facebook ชื่อ {name} ยังเข้าสู่ระบบได้ หากไม่ใช่คุณ กรุณาติดต่อเราทันที',
      zh_CN: '您的账户密码已更改，其他设备已退出登录。Facebook 账户 {name} 仍可登录。如非本人操作，请立即联系我们。',
    },
  },
  socialBound: {
    category: 'system',
    link: '/pages/account/contactUs',
    title: {
      en_US: 'Facebook added',
      ms_MY: 'Facebook ditambah',
      my_MM: 'Facebook ထည့်ပြီး',
      th_TH: 'เพิ่ม Facebook แล้ว',
      zh_CN: '已绑定 Facebook',
    },
    content: {
      en_US: 'Facebook as {name} can now sign in to your account. If it was not you, contact us at once.',
      ms_MY: 'Facebook sebagai {name} kini boleh log masuk ke akaun anda. Jika bukan anda, hubungi kami segera.',
      my_MM: 'Facebook အမည် {name} ဖြင့် သင့်အကောင့်သို့ ယခု ဝင်ရောက်နိုင်ပါပြီ။ သင်မဟုတ်ပါက ချက်ချင်း ဆက်သွယ်ပါ။',
      th_TH: 'Facebook ชื่อ {name} เข้าสู่ระบบบัญชีของคุณได้แล้ว หากไม่ใช่คุณ กรุณาติดต่อเราทันที',
      zh_CN: 'Facebook 账户 {name} 现可登录您的账户。如非本人操作，请立即联系我们。',
    },
  },
  newDevice: {
    category: 'system',
    link: '/pages/account/myInfomation',
    title: {
      en_US: 'Login on a new device',
      ms_MY: 'Log masuk pada peranti baharu',
      my_MM: 'စက်အသစ်မှ ဝင်ရောက်မှု',
      th_TH: 'เข้าสู่ระบบจากอุปกรณ์ใหม่',
      zh_CN: '新设备登录',
    },
    content: {
      en_US: 'Your account was opened on {device}. If it was not you, change your password and sign out the others.',
      ms_MY: 'Akaun anda dibuka pada {device}. Jika bukan anda, tukar kata laluan dan log keluar peranti lain.',
      my_MM: 'သင့်အကောင့်ကို {device} တွင် ဖွင့်ထားသည်။ သင်မဟုတ်ပါက စကားဝှက်ပြောင်းပြီး အခြားစက်များမှ ထွက်ပါ။',
      th_TH: 'มีการเข้าบัญชีของคุณบน {device} หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและออกจากระบบอุปกรณ์อื่น',
      zh_CN: '您的账户在 {device} 上登录。如非本人操作，请更改密码并退出其他设备。',
    },
  },
  bonusIssued: {
    category: 'activity',
    link: '/pages/account/systemBonus',
    title: {
      en_US: 'A bonus for you',
      ms_MY: 'Bonus untuk anda',
      my_MM: 'သင့်အတွက် ဘောနပ်စ်',
      th_TH: 'โบนัสสำหรับคุณ',
      zh_CN: '您有一份奖金',
    },
    content: {
      en_US: '{amount} waits for you. Claim it before it expires.',
      ms_MY: '{amount} menanti anda. Tuntut sebelum tamat tempoh.',
      my_MM: '{amount} သင့်ကို စောင့်နေပါသည်။ သက်တမ်းမကုန်မီ ယူပါ။',
      th_TH: '{amount} รอคุณอยู่ รับก่อนหมดอายุ',
      zh_CN: '{amount} 等您领取，请在到期前领取。',
    },
  },
  levelReached: {
    category: 'activity',
    link: '/pages/account/account',
    title: { en_US: 'A new level', ms_MY: 'Tahap baharu', my_MM: 'အဆင့်အသစ်', th_TH: 'เลื่อนระดับ', zh_CN: '等级提升' },
    content: {
      en_US: 'You have reached {level}.',
      ms_MY: 'Anda telah mencapai {level}.',
      my_MM: '{level} အဆင့်သို့ ရောက်ပါပြီ။',
      th_TH: 'คุณถึงระดับ {level} แล้ว',
      zh_CN: '您已升至 {level}。',
    },
  },
} as const satisfies Record<string, MessageText>;

export type MessageKind = keyof typeof MESSAGE_TEXTS;
