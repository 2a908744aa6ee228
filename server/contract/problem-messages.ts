import type { Texts } from '../locale.js';

/** What a player reads for each refusal of the contract (`x-problem-codes`), under its name there. */
export const PROBLEM_MESSAGES = {
  notLoggedIn: { en_US: 'Please log in again.', ms_MY: 'Sila log masuk semula.', my_MM: 'ထပ်မံဝင်ရောက်ပေးပါ။', th_TH: 'กรุณาเข้าสู่ระบบอีกครั้ง', zh_CN: '请重新登录。' },
  forbidden: { en_US: 'This account may not do this.', ms_MY: 'Akaun ini tidak dibenarkan berbuat demikian.', my_MM: 'ဤအကောင့်ဖြင့် မလုပ်ဆောင်နိုင်ပါ။', th_TH: 'บัญชีนี้ไม่มีสิทธิ์ทำรายการนี้', zh_CN: '该账户无权执行此操作。' },
  tooManyRequests: { en_US: 'Too many attempts. Please wait a moment.', ms_MY: 'Terlalu banyak percubaan. Sila tunggu sebentar.', my_MM: 'ကြိုးစားမှု များလွန်းသည်။ ခဏစောင့်ပါ။', th_TH: 'ทำรายการบ่อยเกินไป กรุณารอสักครู่', zh_CN: '操作过于频繁，请稍候再试。' },
  fault: { en_US: 'Something went wrong. Please try again.', ms_MY: 'Ralat berlaku. Sila cuba lagi.', my_MM: 'တစ်ခုခုမှားသွားသည်။ ထပ်စမ်းကြည့်ပါ။', th_TH: 'เกิดข้อผิดพลาด กรุณาลองใหม่', zh_CN: '出错了，请重试。' },
  wrongCaptcha: { en_US: 'The image code is wrong. Please try the new one.', ms_MY: 'Kod imej salah. Sila cuba yang baharu.', my_MM: 'ပုံကုဒ် မှားနေသည်။ အသစ်ဖြင့် စမ်းပါ။', th_TH: 'รหัสในภาพไม่ถูกต้อง กรุณาลองภาพใหม่', zh_CN: '图形验证码错误，请输入新的验证码。' },
  captchaRequired: { en_US: 'Please enter the image code.', ms_MY: 'Sila masukkan kod imej.', my_MM: 'ပုံကုဒ်ကို ထည့်ပါ။', th_TH: 'กรุณากรอกรหัสในภาพ', zh_CN: '请输入图形验证码。' },
  wrongCredentials: { en_US: 'Account or password is wrong.', ms_MY: 'Akaun atau kata laluan salah.', my_MM: 'အကောင့် သို့မဟုတ် စကားဝှက် မှားနေသည်။', th_TH: 'บัญชีหรือรหัสผ่านไม่ถูกต้อง', zh_CN: '账号或密码错误。' },
  accountLocked: { en_US: 'This account is locked. Please contact customer service.', ms_MY: 'Akaun ini dikunci. Sila hubungi khidmat pelanggan.', my_MM: 'ဤအကောင့် ပိတ်ထားသည်။ ဝန်ဆောင်မှုဌာနသို့ ဆက်သွယ်ပါ။', th_TH: 'บัญชีนี้ถูกล็อก กรุณาติดต่อฝ่ายบริการลูกค้า', zh_CN: '该账户已锁定，请联系客服。' },
  wrongCode: { en_US: 'The code is wrong or has expired.', ms_MY: 'Kod salah atau telah tamat tempoh.', my_MM: 'ကုဒ် မှားနေသည် သို့မဟုတ် သက်တမ်းကုန်သွားသည်။', th_TH: 'รหัสไม่ถูกต้องหรือหมดอายุแล้ว', zh_CN: '验证码错误或已过期。' },
  phoneTaken: { en_US: 'This phone number already has an account.', ms_MY: 'Nombor telefon ini sudah mempunyai akaun.', my_MM: 'ဤဖုန်းနံပါတ်ဖြင့် အကောင့်ရှိပြီးသား။', th_TH: 'หมายเลขนี้มีบัญชีอยู่แล้ว', zh_CN: '该手机号已注册。' },
  usernameTaken: { en_US: 'This username is in use.', ms_MY: 'Nama pengguna ini telah digunakan.', my_MM: 'ဤအသုံးပြုသူအမည်ကို သုံးထားပြီး။', th_TH: 'ชื่อผู้ใช้นี้ถูกใช้แล้ว', zh_CN: '该用户名已被使用。' },
  inviteUnknown: { en_US: 'This invitation code does not exist.', ms_MY: 'Kod jemputan ini tidak wujud.', my_MM: 'ဤဖိတ်ကြားကုဒ် မရှိပါ။', th_TH: 'ไม่พบรหัสเชิญนี้', zh_CN: '邀请码不存在。' },
  passwordTooCommon: { en_US: 'This password is too common. Please choose another.', ms_MY: 'Kata laluan ini terlalu lazim. Sila pilih yang lain.', my_MM: 'ဤစကားဝှက်ကို လူသုံးများလွန်းသည်။ အခြားတစ်ခု ရွေးပါ။', th_TH: 'รหัสผ่านนี้มีคนใช้มากเกินไป กรุณาเลือกรหัสอื่น', zh_CN: '该密码过于常见，请换一个。' },
  ageNotConfirmed: { en_US: 'Please confirm your age.', ms_MY: 'Sila sahkan umur anda.', my_MM: 'သင့်အသက်ကို အတည်ပြုပါ။', th_TH: 'กรุณายืนยันอายุของคุณ', zh_CN: '请确认您的年龄。' },
  invalidPhone: { en_US: 'Please enter a correct phone number.', ms_MY: 'Sila masukkan nombor telefon yang betul.', my_MM: 'မှန်ကန်သော ဖုန်းနံပါတ် ထည့်ပါ။', th_TH: 'กรุณากรอกหมายเลขโทรศัพท์ที่ถูกต้อง', zh_CN: '请输入正确的手机号码。' },
  bankUnknown: { en_US: 'This bank is not supported.', ms_MY: 'Bank ini tidak disokong.', my_MM: 'ဤဘဏ်ကို မပံ့ပိုးပါ။', th_TH: 'ไม่รองรับธนาคารนี้', zh_CN: '不支持该银行。' },
  amountOutOfRange: { en_US: 'The amount is outside the limits.', ms_MY: 'Jumlah di luar had.', my_MM: 'ပမာဏသည် သတ်မှတ်ချက်ပြင်ပ ဖြစ်နေသည်။', th_TH: 'จำนวนเงินอยู่นอกช่วงที่กำหนด', zh_CN: '金额超出限制。' },
  channelClosed: { en_US: 'This channel is closed. Please choose another.', ms_MY: 'Saluran ini ditutup. Sila pilih yang lain.', my_MM: 'ဤလမ်းကြောင်း ပိတ်ထားသည်။ အခြားတစ်ခု ရွေးပါ။', th_TH: 'ช่องทางนี้ปิดอยู่ กรุณาเลือกช่องทางอื่น', zh_CN: '该通道已关闭，请选择其他通道。' },
  tooManyOrders: { en_US: 'Too many orders wait for payment. Pay or cancel one first.', ms_MY: 'Terlalu banyak pesanan menunggu bayaran. Bayar atau batalkan satu dahulu.', my_MM: 'ငွေပေးရန် စောင့်နေသော မှာယူမှု များလွန်းသည်။ တစ်ခုကို ပေးပါ သို့မဟုတ် ပယ်ဖျက်ပါ။', th_TH: 'มีรายการรอชำระมากเกินไป กรุณาชำระหรือยกเลิกก่อน', zh_CN: '待支付订单过多，请先支付或取消一笔。' },
  dailyLimitReached: { en_US: 'No deposit times or amount left today.', ms_MY: 'Had deposit hari ini telah habis.', my_MM: 'ယနေ့ ငွေသွင်းခွင့် ကုန်သွားပြီ။', th_TH: 'วันนี้ฝากเงินครบจำนวนแล้ว', zh_CN: '今日存款次数或额度已用完。' },
  orderNotCancellable: { en_US: 'This order has ended.', ms_MY: 'Pesanan ini telah tamat.', my_MM: 'ဤမှာယူမှု ပြီးဆုံးသွားပြီ။', th_TH: 'รายการนี้สิ้นสุดแล้ว', zh_CN: '该订单已结束。' },
  keyReused: { en_US: 'This request differs from the one sent before.', ms_MY: 'Permintaan ini berbeza daripada yang dihantar sebelum ini.', my_MM: 'ဤတောင်းဆိုမှုသည် ယခင်ပို့ထားသည်နှင့် မတူပါ။', th_TH: 'คำขอนี้ไม่ตรงกับที่ส่งไปก่อนหน้า', zh_CN: '该请求与之前发送的不一致。' },
  insufficientBalance: { en_US: 'Insufficient balance, please Deposit!', ms_MY: 'Baki tidak mencukupi, sila deposit!', my_MM: 'လက်ကျန်ငွေ မလုံလောက်ပါ၊ ငွေသွင်းပါ။', th_TH: 'ยอดเงินไม่เพียงพอ กรุณาฝากเงิน', zh_CN: '余额不足，请充值！' },
  gameMaintenance: { en_US: 'This game is in maintenance.', ms_MY: 'Permainan ini dalam penyelenggaraan.', my_MM: 'ဤဂိမ်းကို ပြုပြင်နေသည်။', th_TH: 'เกมนี้อยู่ระหว่างปรับปรุง', zh_CN: '该游戏正在维护。' },
  gameNotOpen: { en_US: 'This game is not open yet.', ms_MY: 'Permainan ini belum dibuka.', my_MM: 'ဤဂိမ်း မဖွင့်သေးပါ။', th_TH: 'เกมนี้ยังไม่เปิดให้เล่น', zh_CN: '该游戏尚未开放。' },
  sessionOpen: { en_US: 'Another game is open. Leave it first.', ms_MY: 'Permainan lain sedang dibuka. Keluar dahulu.', my_MM: 'အခြားဂိမ်း ဖွင့်ထားသည်။ အရင်ထွက်ပါ။', th_TH: 'มีเกมอื่นเปิดอยู่ กรุณาออกก่อน', zh_CN: '您有其他游戏未退出，请先退出。' },
  sessionEnded: { en_US: 'This game session has ended.', ms_MY: 'Sesi permainan ini telah tamat.', my_MM: 'ဤဂိမ်းအစည်းအဝေး ပြီးဆုံးသွားပြီ။', th_TH: 'เกมรอบนี้สิ้นสุดแล้ว', zh_CN: '该游戏会话已结束。' },
  makerLocked: { en_US: 'The round is still being finished. Please try again shortly.', ms_MY: 'Pusingan masih diselesaikan. Sila cuba sebentar lagi.', my_MM: 'ပွဲစဉ် မပြီးသေးပါ။ ခဏနေ ထပ်စမ်းပါ။', th_TH: 'รอบนี้ยังไม่จบ กรุณาลองใหม่ในอีกสักครู่', zh_CN: '本局尚未结算，请稍后再试。' },
  invalidRequest: { en_US: 'Please check what you entered.', ms_MY: 'Sila semak apa yang anda masukkan.', my_MM: 'ဖြည့်ထားသည်များကို ပြန်စစ်ပါ။', th_TH: 'กรุณาตรวจสอบข้อมูลที่กรอก', zh_CN: '请检查填写的内容。' },
  notFound: { en_US: 'Not found.', ms_MY: 'Tidak ditemui.', my_MM: 'မတွေ့ပါ။', th_TH: 'ไม่พบข้อมูล', zh_CN: '未找到。' },
} satisfies Record<string, Texts>;

/** The name of a refusal, as the contract lists them. */
export type ProblemName = keyof typeof PROBLEM_MESSAGES;
